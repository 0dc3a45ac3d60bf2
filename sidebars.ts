import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/**
 * The sidebar of the current version. Category titles keep their original emoji. Labels do not contain emoji, because
 * labels appear on every page, and an emoji font would delay the first paint on slow devices. The categories that
 * beginners need are open on the first visit.
 */
const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    'intro',
    {
      type: 'category',
      label: 'Getting started',
      collapsed: false,
      link: {
        type: 'generated-index',
        slug: '/category/-getting-started',
        title: '🚀 Getting started',
        description: 'Build a bot that plays music, starting with an empty folder.',
      },
      items: [
        'getting-started/installation',
        {
          type: 'category',
          label: 'Creating Your Bot',
          link: {
            type: 'generated-index',
            slug: '/category/-creating-your-bot',
            title: '🤖 Creating Your Bot',
            description: 'Build a small music bot, one file at a time.',
          },
          items: [
            'getting-started/examples/configuration',
            'getting-started/examples/main-file',
            'getting-started/examples/creating-commands',
            'getting-started/examples/command-handling',
            'getting-started/examples/event-handling',
            'getting-started/examples/deployment-script',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Guides',
      collapsed: false,
      link: {
        type: 'generated-index',
        slug: '/category/guides',
        title: 'Guides',
        description: 'Step-by-step guides to common tasks and problems.',
      },
      items: [
        {
          type: 'category',
          label: 'Problems',
          collapsed: false,
          items: ['guides/troubleshooting', 'guides/errors'],
        },
        {
          type: 'category',
          label: 'Playing music',
          collapsed: false,
          items: ['guides/life-of-a-track', 'guides/autoplay', 'guides/filters', 'guides/leaving'],
        },
        {
          type: 'category',
          label: 'Running your bot',
          collapsed: false,
          items: ['guides/lavalink', 'guides/restarts', 'guides/nodes-and-shards', 'guides/extending'],
        },
        {
          type: 'category',
          label: 'Versions',
          collapsed: false,
          items: ['guides/moving-up', 'guides/newer-releases', 'guides/from-erela'],
        },
      ],
    },
    {
      type: 'category',
      label: 'Classes',
      collapsed: false,
      link: {
        type: 'generated-index',
        slug: '/category/️-classes',
        title: '🏛️ Classes',
        description: 'The classes that you create objects from and call methods on.',
      },
      items: [
        'classes/Manager',
        'classes/Player',
        'classes/queue',
        'classes/Node',
        'class/Filters',
        'classes/plugin',
        'classes/rest',
        'classes/Structure',
        'classes/TrackUtils',
      ],
    },
    {
      type: 'category',
      label: 'Typedefs',
      link: {
        type: 'generated-index',
        slug: '/category/-typedefs',
        title: '🎈 Typedefs',
        description: 'The types of options, results and event payloads.',
      },
      items: [
        {
          type: 'category',
          label: 'Manager',
          link: {
            type: 'generated-index',
            slug: '/category/manager',
            title: 'Manager typedefs',
            description: 'The manager’s options, and the payload that it sends to Discord.',
          },
          items: ['typedefs/manager/managerOptions', 'typedefs/manager/Payload'],
        },
        {
          type: 'category',
          label: 'Player',
          link: {
            type: 'generated-index',
            slug: '/category/player',
            title: 'Player typedefs',
            description: 'The options of a player and of play, and the payload of playerStateUpdate.',
          },
          items: ['typedefs/Player/playerOptions', 'typedefs/Player/playerStateUpdate', 'typedefs/Player/playOptions'],
        },
        {
          type: 'category',
          label: 'Filters',
          link: {
            type: 'generated-index',
            slug: '/category/filters',
            title: 'Filters typedefs',
            description: 'The options that the filter methods accept.',
          },
          items: [
            'typedefs/filters/Band',
            'typedefs/filters/distortionOptions',
            'typedefs/filters/karaokeOptions',
            'typedefs/filters/reverbOptions',
            'typedefs/filters/rotationOptions',
            'typedefs/filters/timescaleOptions',
            'typedefs/filters/vibratoOptions',
          ],
        },
        {
          type: 'category',
          label: 'Node',
          link: {
            type: 'generated-index',
            slug: '/category/node',
            title: 'Node typedefs',
            description: 'A node’s options, statistics and lyrics.',
          },
          items: [
            'typedefs/Node',
            'typedefs/Node/lyrics',
            'typedefs/Node/lyricsLine',
            'typedefs/Node/nodeOptions',
            'typedefs/Node/nodeStats',
          ],
        },
        {
          type: 'category',
          label: 'Track',
          link: {
            type: 'generated-index',
            slug: '/category/track',
            title: 'Track typedefs',
            description: 'Tracks, their data, and the payloads of track events.',
          },
          items: [
            'typedefs/Track',
            'typedefs/Track/trackData',
            'typedefs/Track/trackEndEvent',
            'typedefs/Track/trackExceptionEvent',
            'typedefs/Track/trackOptions',
            'typedefs/Track/trackPluginInfo',
            'typedefs/Track/trackStartEvent',
            'typedefs/Track/trackStuckEvent',
          ],
        },
        {
          type: 'category',
          label: 'Rest',
          link: {
            type: 'generated-index',
            slug: '/category/rest',
            title: 'Rest typedefs',
            description: 'The data that a node’s REST client sends.',
          },
          items: ['typedefs/Rest/playOptions'],
        },
        {
          type: 'category',
          label: 'Search',
          link: {
            type: 'generated-index',
            slug: '/category/search',
            title: 'Search typedefs',
            description: 'The query that a search accepts, and the result that it returns.',
          },
          items: ['typedefs/Search/searchQuery', 'typedefs/Search/searchResult'],
        },
        {
          type: 'category',
          label: 'SponsorBlock',
          link: {
            type: 'generated-index',
            slug: '/category/sponsorblock',
            title: 'SponsorBlock typedefs',
            description: 'The payloads of the SponsorBlock plugin.',
          },
          items: [
            'typedefs/SponsorBlock/sponsorBlockChaptersLoaded',
            'typedefs/SponsorBlock/sponsorBlockChapterStarted',
            'typedefs/SponsorBlock/sponsorBlockSegmentSkipped',
            'typedefs/SponsorBlock/sponsorBlockSegmentsLoaded',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Enums',
      link: {
        type: 'generated-index',
        slug: '/category/-enums',
        title: '🔢 Enums',
        description: 'The named values that options accept and properties contain.',
      },
      items: [
        'enums/availableFilters',
        'enums/LoadTypes',
        'enums/ManagerEventTypes',
        'enums/PlayerStateEventTypes',
        'enums/SearchPlatform',
        'enums/SeverityTypes',
        'enums/sponsorBlockSegment',
        'enums/StateTypes',
        'enums/TrackEndReasonTypes',
        'enums/trackPartial',
        'enums/TrackSourceTypes',
        'enums/UseNodeOptions',
      ],
    },
  ],
};

export default sidebars;
