import { callsOf, indexOf, memberNamed, membersOf, parametersOf } from '../api/lookup';
import type { ErrorFact, Facts } from '../api/schema';

const article = (type: string): string => `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;

/** Rules that translate a whole check. `x` is a parameter or an option. The maintainer describes all other checks. */
const translations: [check: RegExp, describe: (detail: string, other: string) => string][] = [
  [/^!(?:\w*[oO]ptions\.)?(?<x>\w+)$|^typeof (?<y>\w+) === "undefined"$/, () => 'is missing'],
  [/^typeof (?<x>\w+) !== "(\w+)"$/, (type) => `is not ${article(type)}`],
  [/^(?:typeof \w+ !== "number" \|\| )?isNaN\((?<x>\w+)\)$/, () => 'is not a number'],
  [/^(?:typeof \w+ === "undefined" \|\| )?!Array\.isArray\((?<x>\w+)\)$/, () => 'is not an array'],
  [/^!(?<x>\w+)\.length$/, () => 'is empty'],
  [
    /^typeof (?<x>\w+) !== "string" \|\| (?:!\/\.\+\/\.test\(\k<x>\)|\k<x>\.trim\(\)\.length === 0)$/,
    () => 'is not a non-empty string',
  ],
  [/^(?:typeof \w+ !== "string" \|\| )?!\/\^\\d\+\$\/\.test\((?<x>\w+)\)$/, () => 'is not a string of digits'],
  [/^!Object\.values\((\w+)\)\.includes\((?<x>\w+)\)$/, (name) => `is not a value of \`${name}\``],
  [/^(?<x>\w+) <= 0$/, () => 'is 0 or less'],
  [
    /^!(?<x>\w+)\.every\(\((\w+)\) => Object\.values\((\w+)\)\.includes\(\2\)\)$/,
    (_, name) => `has an item that is not a value of \`${name}\``,
  ],
  [/^(?<x>\w+) < (-?[\d.]+) \|\| \k<x> > (-?[\d.]+)$/, (low, high) => `is below ${low} or above ${high}`],
];

/** Matches checks that apply only to options with a value, such as `typeof x !== "undefined" && …`. */
const optional = /^(?:typeof )?(\w+)(?: !== (?:undefined|"undefined"))? && (?:\((.*)\)|(.*))$/;

/** Translates the check before an error to a clause that completes “Thrown if …”, or returns undefined. */
export function conditionOf({ thrownBy, check, condition }: ErrorFact, facts: Facts): string | undefined {
  if (condition === 'catch') return 'the operation fails with another error';
  const state = stateOf(thrownBy, condition, facts) ?? pluginsOf(condition);
  if (state) return state;
  const [, set, grouped, single] = optional.exec(condition) ?? [];
  const names = namesOf(thrownBy, check !== null || condition.includes('ptions.'), facts);
  for (const [pattern, describe] of translations) {
    const match = pattern.exec(grouped ?? single ?? condition);
    const name = match?.groups?.x ?? match?.groups?.y ?? '';
    if (!match || !names.has(name) || (set && set !== name)) continue;
    const [detail, other] = match.slice(1).filter((text) => text && text !== name);
    return `\`${name}\` ${set ? 'is set, but ' : ''}${describe(detail, other)}`;
  }
  return undefined;
}

/** Translates a check of a property, such as `!this.node.connected`. Skips constructors, which only set properties. */
function stateOf(thrownBy: string, condition: string, facts: Facts): string | undefined {
  const [owner, method] = thrownBy.split('.');
  const [, not, path] = /^(!?)this\.([\w.]+)$/.exec(condition) ?? [];
  if (!path || method === 'constructor') return undefined;
  const type = path.split('.').reduce((before, name) => {
    const member = memberNamed(`${before}.${name}`, facts);
    return member && 'type' in member ? member.type : '';
  }, owner);
  if (type === 'boolean') return `\`${path}\` is ${not ? 'false' : 'true'}`;
  return type && not ? `\`${path}\` is not set` : undefined;
}

/** Translates a check for plugins of the Lavalink server. */
function pluginsOf(condition: string): string | undefined {
  const check = /^!this\.info\.plugins\.some\(\((\w+)\) => (?:(?: \|\| |(?<==> ))\1\.name === "[\w-]+")+\)$/;
  if (!check.test(condition)) return undefined;
  const names = Array.from(condition.matchAll(/"([\w-]+)"/g), ([, name]) => `\`${name}\``);
  return `the Lavalink server lacks the plugin${names.length > 1 ? 's' : ''} ${names.join(' and ')}`;
}

/** Returns the parameter names of a member. Includes the option names if the code checks options. */
function namesOf(thrownBy: string, usesOptions: boolean, facts: Facts): ReadonlySet<string> {
  const member = memberNamed(thrownBy, facts);
  const parameters = member ? parametersOf(callsOf(member)) : [];
  const options = parameters.flatMap(({ type }) => {
    const symbol = indexOf(facts).symbols.get(type);
    return symbol && usesOptions ? membersOf(symbol).map((option) => option.name) : [];
  });
  return new Set([...parameters.map((parameter) => parameter.name), ...options]);
}
