/** A line of a log, without the parts that a logger, a runtime or a container added. */
export interface LogLine {
  message: string;
  /** The class or code of the error, or an empty string. */
  hint: string;
  /** The probability that the line is the message to look up, in comparison with other lines. */
  rank: number;
  /** True if the line contained parts that readers never type, such as a timestamp. */
  isMarked: boolean;
}

/** The ranks of lines. The last cause of an error has the highest rank, because its message is the most specific. */
const ranks = {
  cause: 5,
  classed: 4,
  thrown: 3,
  error: 2,
  warning: 1,
  other: 0,
  failure: 0.5,
  sentence: 0.25,
  classOnly: 0.2,
} as const;

/** Words that report a failure. A line with one of these words outranks other lines with the same log level. */
const failureWords =
  /\b(?:fail\w*|errors?|cannot|can't|could not|couldn't|unable|no|not|invalid|refused|disconnect\w*|closed|lost|time(?:d )?out|missing|denied|unexpected|unknown|broke)\b/i;

const levels = 'TRACE|DEBUG|VERBOSE|INFO|LOG|NOTICE|WARN(?:ING)?|ERR(?:OR)?|FATAL|SEVERE|CRITICAL';
const severalWords = String.raw`(?=\S+\s+\S)`;

/** Patterns for prefixes of a message that readers never type, such as a timestamp. */
const prefixes: readonly RegExp[] = [
  /^\d+\|[\w.-]+\s*\|\s?/, // added by pm2
  /^[\w.-]+(?:[-_]\d+\s+|\s{2,})\|\s+/, // added by docker-compose
  /^[[(]?\d{4}[-/.]\d\d[-/.]\d\d[T ,]+\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?\s?(?:Z|UTC|[+-]\d\d:?\d\d)?[\])]?:?\s*/,
  /^[[(]?(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) )?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},?\s+\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?:\s?[AP]M)?[\])]?:?\s*/i,
  /^\[(?=[^\]]*\d[:/.-]\d)[\d:/.,\s-]+\]:?\s+/,
  /^[[(]?\d{1,2}:\d\d:\d\d(?:[.,]\d+)?(?:\s?[AP]M)?[\])]?:?\s+/i,
  /^[[(]?(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? [A-Z][a-z]{2} \d\d \d{4} \d\d:\d\d:\d\d(?: GMT[+-]\d{4})?(?: \([^)]*\))?[\])]?/,
  /^[A-Z][a-z]{2} {1,2}\d{1,2} \d\d:\d\d:\d\d (?:[\w.-]+ )?[\w./-]+(?:\[\d+\])?:\s/, // added by syslog
  new RegExp(`^.*\\b(?:${levels})\\s+\\d+ --- (?:\\[[^\\]]*\\]\\s*)+[\\w.$/[\\]-]+\\s*:\\s`), // added by Spring Boot
  /^[a-z][\w-]*\[\w+\.\d+\]:\s+/, // a process name with a number, added by Heroku
  new RegExp(`^\\S+ .{0,80}?\\s{2,}(?:${levels})\\s{2,}`), // a column for the log level
  new RegExp(`^[[(](?:${levels})(?:/[\\w -]+)?[\\])]:?\\s+${severalWords}`, 'i'),
  new RegExp(`^(?:${levels})(?:\\s\\(.{0,30}?\\d+\\))?:?\\s+${severalWords}`),
  new RegExp(`^(?:error|warn|info|debug|verbose|http):\\s+${severalWords}`),
  /^(?:[a-z][\w$]*\.)+[A-Z][\w$]*\s+[:-]\s+/, // names of Java loggers
  /^\(node:\d+\)\s+/,
  /^Uncaught (?:\(in promise\)\s)?(?=(?:\w+\.)*\w*(?:Error|Exception)\b)/,
  /^Unhandled (?:promise )?rejection(?: at: Promise \{[^}]*\},? reason)?:\s+/i,
  /^Uncaught Exception(?: thrown)?:\s+/i,
  /^Exception in thread ".*?"\s+/,
  /^npm ERR!\s+/,
  /^npm (?:error|warn) (?=(?:code|notarget|network|gyp|errno|enoent|E[A-Z]{4,}|\d{3}|A complete log)\b)/,
  /^[✖✗✘❌⚠»›❯•]\uFE0F?\s+(?=\S)/u,
  /^(?:\[(?!cause\])[^\]"'\n]{1,40}\]\s*(?:::|[»›>|:-])?\s*)+(?=(?:\S+\s+){2}\S)/, // tags such as `[antiCrash]`
  /^(?:\[[^\]"'\n]{1,40}\]\s*)+::\s*/,
];

/** Patterns for prefixes that readers may type. They are removed only from lines that certainly belong to a log. */
const weakPrefixes: readonly RegExp[] = [
  /^\[(?!cause\])[^\]"'\n]{1,40}\]:?\s*(?=\S)/,
  /^[\s|»›❯>✖✗✘❌⚠•–—:-]\uFE0F?\s*(?=\S)/u,
  /^(?:notarget|network|gyp|404)\s+(?=\S)/,
];

const cause = /^(?:Caused by|Suppressed|\[cause\]|Client \[\w+\] failed):\s+(?=\S)/;
/** Matches an outer message that ends with the class of an inner error. */
const outerError =
  /^.*\bnested exception is (?=[a-z])|^(?:[^\s:]+\s+){0,3}\S+?[:>]?\s+(?=(?:[a-z][\w$]*\.)*[A-Z]?\w*(?:Error|Exception)(?:\s?\[\w+\])?:\s\S)/;
/** Matches the version that the YouTube source writes before its messages. */
const sourceVersion = /^\(yts\.version: [^)]*\)\s*/;
const severities: readonly [RegExp, number][] = [
  [/\b(?:ERR(?:OR)?|FATAL|SEVERE|CRITICAL)\b/i, ranks.error],
  [/\bWARN(?:ING)?\b/i, ranks.warning],
];
const className = /^(?:[a-z][\w$]*\.)*([A-Z][\w$]*(?:Error|Exception|Warning)|Error)(?:\s?\[([\w.]+)\])?:\s+(?=\S)/;
const javaClass = /^(?:[a-z][\w$]*\.){2,}([A-Z][\w$]*(?:Error|Exception)):?$/;
const compilerError = /^\S+\.[cm]?[jt]sx?[:(]\d+[:,]\d+\)?:?(?: -)? error (TS\d+):\s+/;
const thrown = /\bthrow new ([A-Z]\w*)\(\s*(["'`])(.+?)\2/;
const npmCode = /^code (E[A-Z]+)$/;

/** Matches lines whose prefix is not followed by a message. */
const noise: readonly RegExp[] = [
  /^at\s.*(?:[:(]|<anonymous>)/,
  /^(?:file:|node:|internal\/|\/|[A-Z]:[\\/]).*:\d+(?::\d+)?$/,
  /^[\s^~*{}[\]()<>,;=-]*$/,
  /\bthrow (?:err?|error|e|reason);|^triggerUncaughtException\(|^process\._/,
  /^Emitted 'error' event|^Node\.js v\d|^\(Use `node --trace|^\[nodemon\]|^Require stack:$/,
  /^\w*Error \[\w+\]:?$/,
  /^- (?:\/|[A-Z]:\\|<)|^\.\.\. \d+ (?:more|common)/,
  /^(?:Unhandled|Uncaught)[\w /]*:?$/i,
  /^(?:APPLICATION FAILED TO START|Description:|Action:)$/,
  /^A complete log of this run|^This error originated either by throwing/,
  /^(?:\[?[a-z_$][\w$]*\]?|'[^']*'|"[^"]*"): (?:.*,|\[|\{|<?\w+>? ?[[{]|-?\d+|true|false|null|undefined|(['"]).*\1)$/,
];

/** True for a line without a message, such as a stack frame. */
export const isNoise = (text: string): boolean => noise.some((pattern) => pattern.test(text));

/** Removes all matches of the patterns from the start of a text, until none of them matches. */
function stripAll(text: string, patterns: readonly RegExp[]): string {
  let rest = text;
  for (let before = ''; before !== rest;) {
    before = rest;
    for (const pattern of patterns) rest = rest.replace(pattern, '');
  }
  return rest;
}

const mostNested = 5;

/** Removes the error classes before a message. Returns the last class as the hint. */
function readClass(text: string): { message: string; hint: string } {
  let [message, hint] = [text.replace(outerError, ''), ''];
  for (let nested = 0; nested < mostNested; nested++) {
    const [all, name = '', code = ''] = className.exec(message) ?? [];
    if (all === undefined) break;
    hint = name === 'Error' || (code.startsWith('ERR_') && name === 'TypeError') ? code || name : name;
    message = stripAll(message.slice(all.length), prefixes);
  }
  const [, alone = ''] = javaClass.exec(message) ?? [];
  return alone ? { message: alone, hint: alone } : { message, hint };
}

/** Removes the source location and the opening bracket at the end of a message. */
const withoutTail = (text: string): string =>
  text.replace(/\s\((?:file:|node:|\/|[A-Z]:\\)[^()]*:\d+\)$/, '').replace(/\s[{[]$/, '');

/** Parses a line of a log. `isLog` is true if the text is certainly a log, because it has several lines. */
export function readLine(raw: string, isLog: boolean): LogLine {
  const line = raw.trim();
  const [, thrownClass, , literal] = thrown.exec(line) ?? [];
  if (literal) return { message: literal, hint: thrownClass, rank: ranks.thrown, isMarked: true };
  const [, compilerCode = ''] = compilerError.exec(line) ?? [];
  const bare = stripAll(line.replace(compilerError, ''), prefixes);
  const isMarked = bare !== line;
  const text = isMarked || isLog ? stripAll(bare, [...prefixes, ...weakPrefixes]) : bare;
  const isCause = cause.test(text);
  const inner = readClass(withoutTail(text.replace(cause, '')));
  const [message, hint] = [inner.message.replace(sourceVersion, ''), inner.hint];
  const [, code] = npmCode.exec(message) ?? [];
  if (code && isMarked) return { message: code, hint: code, rank: ranks.other, isMarked };
  const removed = line.slice(0, line.length - text.length);
  const severity = severities.find(([pattern]) => pattern.test(removed))?.[1] ?? ranks.other;
  const isRoot = isCause && !text.startsWith('Suppressed');
  const isClassOnly = hint !== '' && message === hint;
  const rank = isClassOnly ? ranks.classOnly : isRoot ? ranks.cause : hint ? ranks.classed : severity;
  const details = (failureWords.test(message) ? ranks.failure : 0) + (/\s\S+\s/.test(message) ? ranks.sentence : 0);
  return {
    message: message.trim(),
    hint: hint || compilerCode,
    rank: rank + (hint ? 0 : details),
    isMarked: isMarked || isCause || hint !== '',
  };
}

/** True if a later line with the same rank should replace an earlier one, because it is a deeper cause. */
export const isDeeper = ({ rank, hint }: LogLine): boolean => rank === ranks.cause && hint !== '';

/** True for a line of source code that throws a literal message. */
export const isThrown = ({ rank }: LogLine): boolean => rank === ranks.thrown;
