import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Host } from '../../../src/search/client/hostsCache';

/** A request that the test server has received. */
export interface Call {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  /** The request body, either as parsed JSON or as text. */
  body: unknown;
}

/** A response with a body. String bodies are sent unchanged. */
export interface Answer {
  status?: number;
  body: unknown;
}

export interface TestServer {
  calls: Call[];
  host: Host;
  /** The server URL: `http://127.0.0.1:<port>/`. */
  address: string;
  close(): Promise<void>;
}

/** Starts a server on 127.0.0.1 that records all requests. */
export async function startServer(answer: (call: Call) => Answer): Promise<TestServer> {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    void readCall(request).then((call) => {
      calls.push(call);
      const { status = 200, body } = answer(call);
      response.statusCode = status;
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    calls,
    host: { url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite' },
    address: `http://127.0.0.1:${port}/`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  const body = await text(request);
  return {
    method: request.method ?? '',
    path: decodeURIComponent(pathname),
    query: Object.fromEntries(searchParams),
    headers: request.headers,
    body: /^[[{]/.test(body) ? (JSON.parse(body) as unknown) : body,
  };
}
