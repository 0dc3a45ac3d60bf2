import { createServer } from 'node:net';
import { Refusal } from '../../src/lib/refusal.mjs';

/** Reads the port to serve on from the text of `PORT`; refuses what is not a port number. */
export function parsePort(text = '3000') {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535)
    throw new Refusal(`PORT=${text} is not a port. Set PORT to a number from 1 to 65535.`);

  return port;
}

/** Binds and frees a port; resolves to the number bound, so that 0 finds a free one. */
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

/** Resolves to the number of a port that is free now. */
export const freePort = () => tryListen(0);

/** Refuses a port that cannot be listened on, with what to do about it. */
export async function requireFreePort(port) {
  try {
    await tryListen(port);
  } catch (error) {
    const why = error.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${error.code})`;
    throw new Refusal(`Port ${port} ${why}. Set PORT to another one, for example: PORT=${port + 1} npm run site`);
  }
}
