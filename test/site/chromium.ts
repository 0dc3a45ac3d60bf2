import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { chromiumFlags, findChromium } from '../../scripts/lib/programs.mjs';
import type { Browser } from '../engines/browser';

interface TargetInfo {
  targetId: string;
  type: string;
  subtype?: string;
  url: string;
}

interface Message {
  id?: number;
  method?: string;
  params?: { sessionId: string; targetInfo: TargetInfo; targetId: string };
  result?: unknown;
  error?: { message: string };
}

/** Connects to Chromium's debugging protocol through a pipe. Each message on the pipe ends with a null character. */
function connect(chromium: ChildProcess, onEvent: (event: Message) => void) {
  const [, , , input, output] = chromium.stdio as [null, null, null, Writable, Readable];
  const pending = new Map<number, { resolve: (answer: Message) => void; sessionId?: string }>();
  let [text, last] = ['', 0];
  output.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = (text + chunk).split('\0');
    text = messages.pop()!;
    for (const message of messages.map((json) => JSON.parse(json) as Message)) {
      pending.get(message.id ?? 0)?.resolve(message);
      if (message.method) onEvent(message);
      // Rejects pending commands to a closed page, because Chromium does not answer them.
      if (message.method !== 'Target.detachedFromTarget') continue;
      for (const { sessionId, resolve } of pending.values())
        if (sessionId === message.params!.sessionId) resolve({ error: { message: 'The page has been closed.' } });
    }
  });
  return async (method: string, params: object = {}, sessionId?: string): Promise<unknown> => {
    const id = (last += 1);
    const answer = new Promise<Message>((resolve) => pending.set(id, { resolve, sessionId }));
    input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    const { result, error } = await answer;
    pending.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
}

interface Evaluation {
  result: { value: unknown };
  exceptionDetails?: { exception?: { description?: string } };
}

type Actions = { actions: { actions: { type: string; x?: number; y?: number }[] }[] };

/**
 * Starts Chromium with one tab. Playwright cannot test prerendering: it controls pages instead of tabs, and Chromium
 * then turns prerendering off. `prerendered` resolves to the paths of the pages that the tab has prerendered.
 */
export async function startChromium(): Promise<Browser & { prerendered: () => Promise<unknown[]> }> {
  const profile = mkdtempSync(join(tmpdir(), 'site-chromium-'));
  const flags = [
    ...chromiumFlags,
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
    '--window-size=1280,900',
    'about:blank',
  ];
  const stdio = ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] as const;
  const chromium = spawn(findChromium()!, flags, { stdio: [...stdio] });
  const exited = once(chromium, 'exit');
  const pages = new Map<string, TargetInfo & { sessionId: string }>();
  const call = connect(chromium, ({ method, params }) => {
    if (method === 'Target.attachedToTarget') {
      const { targetInfo, sessionId } = params!;
      if (targetInfo.type === 'page') pages.set(targetInfo.targetId, { ...targetInfo, sessionId });
    } else if (method === 'Target.targetInfoChanged' && pages.has(params!.targetInfo.targetId)) {
      const { targetInfo } = params!;
      pages.set(targetInfo.targetId, { ...targetInfo, sessionId: pages.get(targetInfo.targetId)!.sessionId });
    } else if (method === 'Target.detachedFromTarget') {
      for (const [id, { sessionId }] of pages) if (sessionId === params!.sessionId) pages.delete(id);
    }
  });
  const filter = [{ type: 'tab' }, { type: 'page' }];
  await call('Target.setDiscoverTargets', { discover: true, filter });
  const { targetInfos } = (await call('Target.getTargets', { filter })) as { targetInfos: TargetInfo[] };
  const { targetId } = targetInfos.find(({ type }) => type === 'tab')!;
  const { sessionId: tab } = (await call('Target.attachToTarget', { targetId, flatten: true })) as {
    sessionId: string;
  };
  await call('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }, tab);

  const shown = () => [...pages.values()].filter(({ subtype }) => !subtype).at(-1)!;
  async function evaluate(expression: string, { sessionId }: { sessionId: string }): Promise<unknown> {
    const params = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = (await call('Runtime.evaluate', params, sessionId)) as Evaluation;
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result.value;
  }
  let pointer = {};
  const commands = {
    url: ({ url }: { url: string }) => call('Page.navigate', { url }, shown().sessionId),
    'execute/sync': ({ script, args }: { script: string; args: unknown[] }) =>
      evaluate(`(function () { ${script} }).apply(null, ${JSON.stringify(args)})`, shown()),
    actions: async ({ actions: [{ actions }] }: Actions) => {
      for (const { type, x, y } of actions) {
        if (type === 'pointerMove') pointer = { x, y };
        const name = { pointerMove: 'mouseMoved', pointerDown: 'mousePressed', pointerUp: 'mouseReleased' }[type];
        const button = type === 'pointerMove' ? {} : { button: 'left', clickCount: 1 };
        await call('Input.dispatchMouseEvent', { type: name, ...pointer, ...button }, shown().sessionId);
      }
    },
  };
  return {
    send: (command, parameters) =>
      (commands[command as keyof typeof commands] as (parameters?: object) => Promise<unknown>)(parameters),
    roleOf: () => Promise.reject(new Error('not supported')),
    prerendered: async () => {
      const found = [...pages.values()].filter(({ subtype }) => subtype === 'prerender');
      const paths = found.map((page) => evaluate('document.documentElement?.dataset.ready && location.pathname', page));
      return (await Promise.all(paths)).filter(Boolean);
    },
    close: async () => {
      // Does not wait for an answer, because Chromium may exit before it answers or may have crashed.
      void call('Browser.close');
      await exited;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
