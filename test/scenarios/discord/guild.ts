/* The JSON objects of Discord, with the fields that discord.js needs. */

/** The user id of the bot, which is also the id of its application. */
export const botId = '900000000000000001';

/** Returns the ids of a guild, its channels and its user: guild 1 has the id `100000000000000001`. */
export const idsOf = (number: number) => {
  const id = (kind: number): string => `${kind}0000000000000000${number}`;
  return { guildId: id(10), textChannelId: id(20), voiceChannelId: id(30), otherChannelId: id(40), userId: id(50) };
};

const userOf = (id: string): object => ({ id, username: id, discriminator: '0', bot: id === botId });

const memberOf = (id: string): object => ({ user: userOf(id), roles: [], joined_at: '2026-01-01T00:00:00Z' });

export const voiceStateOf = (guildId: string, userId: string, channelId: string | null): object => ({
  ...{ guild_id: guildId, channel_id: channelId, user_id: userId, session_id: `voice-${guildId}` },
  member: memberOf(userId),
});

export const readyOf = (guilds: number, url: string): object => ({
  ...{ v: 10, user: userOf(botId), session_id: 'gateway', resume_gateway_url: url, shard: [0, 1] },
  application: { id: botId, flags: 0 },
  guilds: Array.from({ length: guilds }, (_, index) => ({ id: idsOf(index + 1).guildId, unavailable: true })),
});

/** Returns a guild whose user is in the voice channel, so that the bot is never alone there. */
export function guildOf(number: number): object {
  const { guildId, textChannelId, voiceChannelId, otherChannelId, userId } = idsOf(number);
  const channel = (id: string, type: number) => ({
    ...{ id, type, guild_id: guildId, name: id, permission_overwrites: [], bitrate: 64_000, rtc_region: null },
  });
  return {
    ...{ id: guildId, name: `Guild ${number}`, owner_id: userId, unavailable: false, afk_channel_id: otherChannelId },
    roles: [{ id: guildId, name: '@everyone', permissions: '8' }],
    channels: [channel(textChannelId, 0), channel(voiceChannelId, 2), channel(otherChannelId, 2)],
    members: [memberOf(botId), memberOf(userId)],
    voice_states: [voiceStateOf(guildId, userId, voiceChannelId)],
  };
}

export type Option = string | number | boolean;

const optionTypes: Record<string, number> = { string: 3, number: 4, boolean: 5 };

/** Returns a slash command of the user of guild 1. */
export function interactionOf(id: string, name: string, options: Record<string, Option>): object {
  const { guildId, textChannelId, userId } = idsOf(1);
  const given = Object.entries(options).map(([key, value]) => ({ name: key, value, type: optionTypes[typeof value] }));
  const channel = { id: textChannelId, type: 0 };
  return {
    ...{ id, application_id: botId, type: 2, token: `token-${id}`, entitlements: [] },
    ...{ guild_id: guildId, channel, member: memberOf(userId), app_permissions: '8' },
    authorizing_integration_owners: {},
    data: { id: '1', name, type: 1, options: given },
  };
}

export const messageOf = (id: string, channelId: string, content: string): object => ({
  ...{ id, channel_id: channelId, content, author: userOf(botId), timestamp: '2026-01-01T00:00:00.000Z', type: 0 },
  ...{ mentions: [], mention_roles: [], attachments: [], embeds: [], components: [] },
});
