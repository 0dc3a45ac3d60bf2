import type { Answer, Call } from '../../server';

/** What an index of Algolia holds. */
interface TestIndex {
  settings: unknown;
  /** By objectID. */
  records: Map<string, unknown>;
}

/** An application of Algolia. */
export interface TestApplication {
  indexes: Map<string, TestIndex>;
  /** Answers in place of the application when it answers anything. */
  intercept: (call: Call) => Answer | undefined;
  answer: (call: Call) => Answer;
}

/** An application whose index holds records with these ids; it speaks as much of the protocol as uploading needs. */
export function createApplication(...ids: string[]): TestApplication {
  const records = new Map(ids.map((objectID) => [objectID, { objectID }]));
  const application: TestApplication = {
    indexes: new Map([['magmastream', { settings: undefined, records }]]),
    intercept: () => undefined,
    answer: (call) => application.intercept(call) ?? answerFor(application.indexes, call),
  };
  return application;
}

function answerFor(indexes: TestApplication['indexes'], { method, path, body }: Call): Answer {
  const [, name, action] = /^\/1\/indexes\/([^/]+)\/?(\w*)/.exec(path) ?? [];
  const index = indexes.get(name) ?? { settings: undefined, records: new Map<string, unknown>() };
  switch (`${method} ${action}`) {
    case 'PUT settings':
      index.settings = body;
      break;
    case 'POST batch':
      indexes.set(name, index);
      for (const { body: record } of (body as { requests: { body: { objectID: string } }[] }).requests)
        index.records.set(record.objectID, record);
      break;
    case 'POST operation': {
      const { operation, destination } = body as { operation: 'copy' | 'move'; destination: string };
      // A copy has only the settings: that is what its scope says.
      if (operation === 'copy') {
        indexes.set(destination, { records: new Map(), ...indexes.get(destination), settings: index.settings });
      } else {
        indexes.set(destination, index);
        indexes.delete(name);
      }
      break;
    }
    case 'DELETE ':
      indexes.delete(name);
      break;
    case 'GET task':
      return { body: { status: 'published' } };
    default:
      return { status: 404, body: { message: `${method} ${path} is not known` } };
  }
  return { body: { taskID: 1, updatedAt: '2025-01-01T00:00:00Z' } };
}
