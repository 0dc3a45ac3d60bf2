import { createServer } from 'node:net';
import { Refusal } from '../../src/lib/refusal.mjs';

/** Parses the `PORT` environment variable. Throws if its value is not a port number. */
export function parsePort(text = '3000') {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port;
  throw new Refusal(`PORT=${text} is not a port. Set PORT to a number from 1 to 65535, for example 8080.`);
}

/** Opens and closes a server on a port. Resolves to the port number, which the system chooses if `port` is 0. */
function tryListen(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, () => {
      const bound = server.address().port;
      server.close(() => resolve(bound));
    });
  });
}

/**
 * Resolves to the number of a free port.
 * @returns {Promise<number>}
 */
export const freePort = () => tryListen(0);

/** Throws if a server cannot listen on the port. The error message suggests another port. */
export async function requireFreePort(port) {
  try {
    await tryListen(port);
  } catch (error) {
    const reason = error.code === 'EADDRINUSE' ? 'is used by another program' : `cannot be used (${error.code})`;
    throw new Refusal(`Port ${port} ${reason}. Set PORT to another one, for example: PORT=${port + 1} npm run site`);
  }
}
