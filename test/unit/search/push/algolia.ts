import type { Answer, Call } from '../server';

/** What an index of Algolia holds, and how the test server answers for it. */
export interface TestIndex {
  settings: unknown;
  records: Map<string, Record<string, unknown>>;
  /** Answers in place of the index when it answers anything. */
  intercept: (call: Call) => Answer | undefined;
  answer: (call: Call) => Answer;
}

interface Batch {
  requests: { action: string; body: { objectID: string } & Record<string, unknown> }[];
}

interface BrowseRequest {
  cursor?: string;
  hitsPerPage: number;
}

/** An index that speaks as much of Algolia's protocol as uploading needs. */
export function createIndex(...ids: string[]): TestIndex {
  const index: TestIndex = {
    settings: undefined,
    records: new Map(ids.map((objectID) => [objectID, { objectID }])),
    intercept: () => undefined,
    answer: (call) => index.intercept(call) ?? answerFor(index, call),
  };
  return index;
}

function answerFor(index: TestIndex, { method, path, body }: Call): Answer {
  switch (`${method} ${path.replace('/1/indexes/magmastream/', '').replace(/\d+$/, 'id')}`) {
    case 'PUT settings':
      index.settings = body;
      return { body: { taskID: 1, updatedAt: '2025-01-01T00:00:00Z' } };
    case 'POST batch':
      return { body: applyBatch(index, body as Batch) };
    case 'GET task/id':
      return { body: { status: 'published' } };
    case 'POST browse':
      return { body: browse(index, body as BrowseRequest) };
    default:
      return { status: 404, body: { message: `${method} ${path} is not known` } };
  }
}

function applyBatch({ records }: TestIndex, { requests }: Batch) {
  for (const { action, body } of requests) {
    if (action === 'deleteObject') records.delete(body.objectID);
    else records.set(body.objectID, body);
  }
  return { taskID: 2, objectIDs: requests.map(({ body }) => body.objectID) };
}

function browse({ records }: TestIndex, { cursor = '0', hitsPerPage }: BrowseRequest) {
  const end = Number(cursor) + hitsPerPage;
  const hits = [...records.keys()].slice(Number(cursor), end).map((objectID) => ({ objectID }));
  return { hits, ...(end < records.size && { cursor: String(end) }) };
}
