interface Bot {
  name: string;
  creator: string;
  link: string;
}

/** A bot in the showcase, with the anchor of its card and the path of its icon. */
export interface UsedByEntry extends Bot {
  id: string;
  icon: string;
}

const bots: readonly Bot[] = [
  {
    name: 'Lava Jukebox',
    creator: 'Abel Purnwasy',
    link: 'https://discord.com/api/oauth2/authorize?client_id=887651843742793779&permissions=-1&redirect_uri=https%3A%2F%2Fdiscord.gg%2F4ZaXbbYSTZ&response_type=code&scope=guilds.join%20bot%20applications.commands',
  },
  {
    name: 'Stal',
    creator: 'memte',
    link: 'https://discord.com/oauth2/authorize?client_id=923938180263182356&scope=bot%20applications.commands&permissions=27648861246',
  },
  {
    name: 'Lunio',
    creator: 'vexi',
    link: 'https://discord.com/oauth2/authorize?client_id=945030475779551415&permissions=61991952&scope=bot+applications.commands',
  },
  {
    name: 'JukeDisc',
    creator: 'Theo',
    link: 'https://discord.com/oauth2/authorize?client_id=1109751797549105176&permissions=968552214080&scope=bot+applications.commands',
  },
  {
    name: 'Cool Music',
    creator: 'Itz Random',
    link: 'https://discord.com/oauth2/authorize?client_id=923529398425096193&permissions=12888394808&redirect_uri=https%3A%2F%2Fdiscord.gg%2Fcool-music-support-925619107460698202&response_type=code&scope=bot%20identify%20applications.commands',
  },
  {
    name: 'Soundy',
    creator: 'iaMJ',
    link: 'https://discord.com/oauth2/authorize?client_id=1168385371294420992&scope=bot&permissions=298818334009',
  },
  {
    name: 'Bot muzyczny',
    creator: 'kwelo',
    link: 'https://discord.com/oauth2/authorize?client_id=840892428613320726&permissions=8&scope=bot%20applications.commands',
  },
  {
    name: 'HamBot',
    creator: 'yanishamburger',
    link: 'https://discord.com/oauth2/authorize?client_id=1049314312776335390',
  },
  {
    name: 'Miyu',
    creator: 'Kenver',
    link: 'https://discord.com/oauth2/authorize?client_id=1277180179273482280&permissions=572851999731703&response_type=code&integration_type=0&scope=identify+applications.commands+bot',
  },
  {
    name: 'Savage Bot',
    creator: 'Savage',
    link: 'https://discord.com/oauth2/authorize?client_id=823703707522433054&permissions=8&scope=bot%20applications.commands',
  },
  {
    name: 'rive',
    creator: 'pomice',
    link: 'https://discord.com/oauth2/authorize?client_id=1350601402325405806',
  },
  {
    name: 'lost',
    creator: 'pomice',
    link: 'https://discord.com/oauth2/authorize?client_id=1280681209604739204',
  },
];

/** Adds the anchor and the icon path. `npm run icons` draws the icon. */
function complete(bot: Bot): UsedByEntry {
  const id = bot.name.toLowerCase().replaceAll(' ', '-');
  return { ...bot, id, icon: `/usedbyicons/${id}.svg` };
}

/** The image that contains all bot icons. The URL hash selects an icon by the bot's `id`. */
export const allTiles = '/img/bots.svg';

export const usedBy: readonly UsedByEntry[] = bots.map(complete);
