import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/**
 * The sidebar of the current version. Category titles keep their original emoji. Labels, which appear on every page, have
 * none: loading an emoji font delays the first paint on slow devices.
 */
const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    'intro',
    {
      type: 'category',
      label: 'Getting started',
      link: {
        type: 'generated-index',
        slug: '/category/-getting-started',
        title: '🚀 Getting started',
        description: 'From an empty folder to a bot that plays music.',
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
            description: 'One small music bot, file by file.',
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
      label: 'Classes',
      link: {
        type: 'generated-index',
        slug: '/category/️-classes',
        title: '🏛️ Classes',
        description: 'What you create, hold and call.',
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
      label: 'Enums',
      link: {
        type: 'generated-index',
        slug: '/category/-enums',
        title: '🔢 Enums',
        description: 'Named values that options take and fields hold.',
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
    {
      type: 'category',
      label: 'Typedefs',
      link: {
        type: 'generated-index',
        slug: '/category/-typedefs',
        title: '🎈 Typedefs',
        description: 'The shapes of options, results and event payloads.',
      },
      items: [
        {
          type: 'category',
          label: 'Manager',
          link: {
            type: 'generated-index',
            slug: '/category/manager',
            title: 'Manager typedefs',
            description: 'What you create a manager with, and what it passes to Discord.',
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
            description: 'What you create a player with, what play takes, and what a change of state tells you.',
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
            description: 'What the methods of Filters take.',
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
            description: 'What you configure a node with, and what it reports and sends.',
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
            description: 'Tracks, the data behind them, and the payloads of the events around them.',
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
            description: 'What the REST client of a node sends.',
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
            description: 'What a search takes and what it resolves to.',
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
      label: 'Guides',
      link: {
        type: 'generated-index',
        slug: '/category/guides',
        title: 'Guides',
        description: 'How to get something done, or going again, from the beginning to the end.',
      },
      items: [
        'guides/troubleshooting',
        'guides/errors',
        'guides/moving-up',
        'guides/life-of-a-track',
        'guides/restarts',
        'guides/nodes-and-shards',
        'guides/autoplay',
        'guides/filters',
        'guides/extending',
        'guides/leaving',
      ],
    },
  ],
};

export default sidebars;
