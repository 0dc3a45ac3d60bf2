import { dialogQueryLimit } from './protocol';
import { isDeeper, isNoise, isThrown, type LogLine, readLine } from './logLines';

/** A query without the parts of a log that only describe when and where the message was written. */
export interface CleanedText {
  /** The message, or the unchanged text if the text does not look like a log. */
  query: string;
  /** The class or code of the error, such as `TypeError` or `ETARGET`, or an empty string. */
  hint: string;
  /** True if the text contains other messages. A search for the whole text may then find more. */
  dropped: boolean;
}

/** The maximum number of characters to read. The first message of a log is usually the message to look up. */
const longestText = 20_000;

const escape = String.fromCharCode(27);
const ansiCode = new RegExp(`${escape}\\[[\\d;?]*[A-Za-z]|\\[\\d{1,2}(?:;\\d{1,2})*m`, 'g');

/** Matches a stack frame inside a line, because input fields remove line breaks. */
const inlineFrame =
  /\sat\s(?:[^\s()][^()\n]{0,200}\((?:[^()\n]{0,300}:\d+(?::\d+)?|<anonymous>|native|Native Method|Unknown Source)\)|(?:async )?(?:file:|node:|\/|[A-Z]:\\)[^\s()]{0,300}:\d+:\d+)(?: ~?\[[^\]\n]{0,100}\])?/g;

/** Matches the space before a label of pm2 inside a line. */
const inlineLabel = /\s(?=\d+\|[\w.-]+\s*\|\s)/g;
const inlineCaret = /\s\^+\s*(?=\w*(?:Error|Exception)\b)/g;

/**
 * Returns the message in a pasted text. Removes timestamps, log levels, names of threads and containers, tags, stack
 * frames, source lines, and the JSON around a message. Returns a typed query unchanged.
 */
export function cleanPasted(text: string): CleanedText {
  const unchanged = { query: text, hint: '', dropped: false };
  const plain = text.slice(0, longestText).replace(ansiCode, '').replace(/\r/g, '\n');
  const split = [inlineFrame, inlineCaret, inlineLabel].reduce((rest, pattern) => rest.replace(pattern, '\n'), plain);
  const rows = withoutLabel(
    split
      .split('\n')
      .map((row) => row.trim())
      .filter(Boolean),
  );
  const isLog = rows.length > 1 || split !== plain;
  const lines = rows
    .filter((row) => !isLog || !isNoise(row))
    .map((row) => readLine(row, isLog))
    .filter(({ message }) => message && !isNoise(message));
  const best = longerOf(lines, bestOf(lines));
  const parsed = best && isClassed(best) && !best.message.includes('{') ? undefined : readJson(split);
  if (parsed) return finish(readLine(parsed.message, true), parsed.hint, parsed.dropped);
  if (!best || !(isLog || best.isMarked || plain !== text)) return unchanged;
  const code = lines.find(({ message, hint }) => message === hint)?.hint ?? '';
  return finish(
    best,
    code,
    lines.some((line) => isAnother(line, best)),
  );
}

/** Removes the label of a program at the start of every line, such as `Bot logs |`. */
function withoutLabel(rows: string[]): string[] {
  const [, label] = /^([^|]{1,40}\|)\s/.exec(rows.at(0) ?? '') ?? [];
  const isShared = label !== undefined && rows.length > 1 && rows.every((row) => row.startsWith(label));
  return isShared ? rows.map((row) => row.slice(label.length).trim()) : rows;
}

const isClassed = ({ hint }: LogLine): boolean => hint !== '';

/** Returns the first line with the highest rank. If several causes have this rank, returns the last one. */
function bestOf(lines: readonly LogLine[]): LogLine | undefined {
  return lines.reduce<LogLine | undefined>((best, line) => {
    if (!best || line.rank > best.rank || (line.rank === best.rank && isDeeper(line))) return line;
    return best.message === best.hint && line.rank === best.rank ? line : best;
  }, undefined);
}

/** Returns a line that continues after the message of the best line. Otherwise, returns the best line. */
function longerOf(lines: readonly LogLine[], best: LogLine | undefined): LogLine | undefined {
  const start = best?.message.replace(/\.$/, ' ');
  return lines.find(({ message }) => start?.includes(' ') && message.startsWith(start)) ?? best;
}

/** True if the message of a line differs from the best line in more than numbers. */
function isAnother(line: LogLine, best: LogLine): boolean {
  const [message, other] = [best.message, line.message].map((text) => text.replace(/\d+/g, ''));
  return line.message !== line.hint && !message.includes(other) && !(isThrown(line) && isClassed(best));
}

/** Adds the error class to a message that consists of a single word, such as a host name. */
function finish({ message, hint }: LogLine, otherHint: string, dropped: boolean): CleanedText {
  const name = hint || otherHint;
  const short = message.length > dialogQueryLimit ? shorten(message) : message;
  const isSingle = !/\s/.test(short) && name !== '' && name !== short;
  return { query: isSingle ? `${name}: ${short}` : short, hint: name, dropped };
}

/** Shortens URLs to domains and class paths to names, and removes ids. This leaves room for the message itself. */
const shorten = (text: string): string =>
  text
    .replace(/\bhttps?:\/\/(?:[\w-]+\.)*([\w-]+\.[a-z]+)(?=[/:?#\s'"]|$)[^\s'"]*/gi, '$1')
    .replace(/(?<![\w/])(?:[a-z]+\/){2,}([A-Z]\w+)/g, '$1')
    .replace(/\/?\b(?=\w*\d)\w{12,}\b/g, '');

const messageKeys = ['message', 'msg', 'reason', 'error', 'cause'] as const;
const textField = /["']?\b(message|msg|reason|cause)["']?\s*:\s*(["'`])((?:\\.|(?!\2)[^\\\n])+)\2/g;

/** Matches an HTTP status or a close code. These numbers identify an error better than a short message. */
const numberField = /\b(?:code|status)["']?\s*:\s*([45]\d\d|[14]\d{3})\b/;

/** True for a text with at least three words. */
const isSentence = (text: string): boolean => /\s\S+\s/.test(text);

/** Returns the message in a JSON text, or in an object that Node.js printed. */
function readJson(text: string): (Pick<CleanedText, 'hint' | 'dropped'> & { message: string }) | undefined {
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (from < 0) return undefined;
  const around = (text.slice(0, from) + (to > from ? text.slice(to + 1) : '')).trim();
  const parsed = stringsIn(parseObject(text.slice(from, to + 1)));
  const printed = Array.from(text.matchAll(textField), ([, key, , value]) => ({ key, value }));
  const strings = parsed.length > 0 ? parsed : printed;
  const cause = strings.find(({ key, value }) => key === 'cause' && isSentence(readLine(value, true).message));
  const messages = [
    ...(cause ? [cause.value] : []),
    ...messageKeys.flatMap((key) => strings.filter((each) => each.key === key).map(({ value }) => value)),
  ];
  if (messages.length === 0) return undefined;
  const isFault = (key: string): boolean => key === 'message' || key === 'msg' || key === 'cause';
  const others = strings.filter(({ key, value }) => isFault(key) && value !== messages[0]);
  const hint = strings.find(({ key, value }) => /^(?:type|name)$/.test(key) && /(?:Error|Exception)$/.test(value));
  const isCut = parsed.length === 0 && /\bcause\b/.test(text);
  const [, code = ''] = numberField.exec(text) ?? [];
  const isShort = !isSentence(messages[0]);
  const isTelling = code.length === 4 || (code !== '' && isShort);
  const before = isShort ? text.slice(0, from).split('\n').at(-1) : '';
  return {
    message: `${before}${isTelling && !messages[0].includes(code) ? `${code} ` : ''}${messages[0]}`,
    hint: hint?.value ?? '',
    dropped: around !== '' || others.length > 0 || isCut,
  };
}

function parseObject(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Returns all strings in a JSON value that are not empty, with their keys, in order. */
function stringsIn(value: unknown): { key: string; value: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'string' && inner !== '' ? [{ key, value: inner }] : stringsIn(inner),
  );
}
