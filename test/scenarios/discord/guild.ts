/** The user id of the bot, which is also the id of its application. */
export const botId = '900000000000000001';
const applicationId = botId;

/** Returns the ids of a guild, its channels and its user: guild 1 has the id `100000000000000001`. */
export const idsOf = (number: number) => {
  const id = (kind: number): string => `${kind}0000000000000000${number}`;
  return { guildId: id(10), textChannelId: id(20), voiceChannelId: id(30), otherChannelId: id(40), userId: id(50) };
};

const userOf = (id: string, bot: boolean): object => ({
  ...{ id, username: bot ? 'bot' : 'listener', discriminator: '0', global_name: null, avatar: null, bot },
});

const memberOf = (id: string, bot: boolean): object => ({
  ...{ user: userOf(id, bot), nick: null, avatar: null, roles: [], joined_at: '2026-01-01T00:00:00.000Z' },
  ...{ deaf: false, mute: false, flags: 0, pending: false, permissions: '0' },
});

export const voiceStateOf = (guildId: string, userId: string, channelId: string | null, session: string): object => ({
  ...{ guild_id: guildId, channel_id: channelId, user_id: userId, session_id: session },
  ...{ member: memberOf(userId, userId === botId), deaf: false, mute: false, self_deaf: false, self_mute: false },
  ...{ self_video: false, suppress: false, request_to_speak_timestamp: null },
});

export const readyOf = (guilds: number, url: string): object => ({
  ...{ v: 10, user: userOf(botId, true), session_id: 'gateway', resume_gateway_url: url, shard: [0, 1] },
  application: { id: applicationId, flags: 0 },
  guilds: Array.from({ length: guilds }, (_, index) => ({ id: idsOf(index + 1).guildId, unavailable: true })),
});

export function guildOf(number: number, voice: ReadonlyMap<string, string>): object {
  const { guildId, textChannelId, voiceChannelId, otherChannelId, userId } = idsOf(number);
  const everyone = { id: guildId, name: '@everyone', permissions: '8', color: 0, hoist: false, position: 0 };
  const channel = (id: string, type: number) => ({
    ...{ id, type, guild_id: guildId, name: id, position: 0, permission_overwrites: [], parent_id: null },
    ...(type === 2 && { bitrate: 64_000, user_limit: 0, rtc_region: null }),
  });
  const states = [...voice].map(([user, channelId]) => voiceStateOf(guildId, user, channelId, 'other'));
  return {
    ...{ id: guildId, name: `Guild ${number}`, owner_id: userId, unavailable: false, member_count: 2, large: false },
    ...{ roles: [everyone], emojis: [], stickers: [], features: [], presences: [], threads: [], stage_instances: [] },
    ...{ guild_scheduled_events: [], soundboard_sounds: [], afk_channel_id: otherChannelId, afk_timeout: 300 },
    channels: [channel(textChannelId, 0), channel(voiceChannelId, 2), channel(otherChannelId, 2)],
    members: [memberOf(botId, true), memberOf(userId, false)],
    voice_states: states,
  };
}

export type Option = string | number | boolean;

const optionTypes = { string: 3, number: 4, boolean: 5 };

export function interactionOf(id: string, number: number, name: string, options: Record<string, Option>): object {
  const { guildId, textChannelId, userId } = idsOf(number);
  const given = Object.entries(options).map(([key, value]) => ({
    ...{ name: key, value, type: optionTypes[typeof value as keyof typeof optionTypes] },
  }));
  return {
    ...{ id, application_id: applicationId, type: 2, token: `token-${id}`, version: 1, entitlements: [], context: 0 },
    ...{ guild_id: guildId, channel_id: textChannelId, channel: { id: textChannelId, type: 0 }, locale: 'en-US' },
    ...{ guild_locale: 'en-US', app_permissions: '8', authorizing_integration_owners: {}, attachment_size_limit: 1 },
    member: memberOf(userId, false),
    data: { id: '1', name, type: 1, options: given },
  };
}

export const messageOf = (id: string, channelId: string, content: string): object => ({
  ...{ id, channel_id: channelId, content, author: userOf(botId, true), timestamp: '2026-01-01T00:00:00.000Z' },
  ...{ type: 0, flags: 0, tts: false, pinned: false, mention_everyone: false, edited_timestamp: null },
  ...{ mentions: [], mention_roles: [], attachments: [], embeds: [], components: [] },
});
