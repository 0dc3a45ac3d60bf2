/** The schema of `src/api/facts/<version>.json`: the public API of one version. Types are inferred from it. */
import * as z from 'zod';
import { problemsOf } from '../lib/plainEnglish.mjs';

const text = z.string();
const texts = z.array(text);
const flag = z.boolean();

/** Rejects duplicate names, because pages and anchors identify items by name. */
function named<Item extends z.ZodType<{ name: string }>>(item: Item) {
  return z.array(item).superRefine((entries, context) => {
    const seen = new Set<string>();
    entries.forEach(({ name }, index) => {
      if (seen.has(name))
        context.addIssue({ code: 'custom', path: [index, 'name'], message: `duplicate name "${name}"` });
      seen.add(name);
    });
  });
}

const typeParameter = z.object({ name: text, constraint: text.nullable(), default: text.nullable() });
const typeParameters = z.array(typeParameter);
const listenerParameter = z.object({ name: text, type: text, optional: flag, rest: flag });
const parameter = listenerParameter.extend({ default: text.nullable() });
const parameters = z.array(parameter);
const signature = z.object({ typeParameters, parameters, returns: text });
const visibility = z.enum(['public', 'protected']);

/** `hidden` is true if the source marks the item as internal. */
const common = { name: text, line: z.number(), deprecated: flag, hidden: flag };
const flags = { static: flag, readonly: flag, optional: flag, async: flag, abstract: flag };
const memberBase = z.object({ ...common, ...flags, visibility });
const member = z.discriminatedUnion('kind', [
  memberBase.extend({
    kind: z.literal('property'),
    type: text,
    default: text.nullable(),
    parameterProperty: flag.optional(),
    /** The source text of a computed property name, for example the enum member `ManagerEventTypes.Debug`. */
    computedKey: text.optional(),
  }),
  memberBase.extend({ kind: z.literal('accessor'), type: text, get: flag, set: flag }),
  memberBase.extend({ kind: z.literal('method'), signatures: z.array(signature) }),
  memberBase.extend({ kind: z.literal('indexSignature'), type: text }),
]);
const enumMember = z.object({
  ...common,
  kind: z.literal('enumMember'),
  /** Null if the value is known only at run time. */
  value: z.union([text, z.number()], 'string or number').nullable(),
});

const constructorFact = z.object({ visibility, parameters, line: z.number() });
const symbolBase = z.object({
  ...common,
  localName: text.optional(),
  /** False for symbols that appear in public types but cannot be imported. */
  exported: flag,
  file: text,
});
const symbol = z.discriminatedUnion('kind', [
  symbolBase.extend({
    kind: z.literal('class'),
    extends: texts,
    implements: texts,
    abstract: flag,
    typeParameters,
    hasPrivateMembers: flag,
    /** Null if none is declared. Read it with `constructorOf`, because objects inherit a `constructor`. */
    constructor: constructorFact.nullable(),
    members: named(member),
  }),
  symbolBase.extend({
    kind: z.literal('interface'),
    extends: texts,
    typeParameters,
    mergedDeclarations: z.number().optional(),
    members: named(member),
  }),
  symbolBase.extend({ kind: z.literal('enum'), const: flag, members: named(enumMember) }),
  // `resolvedType` is the expanded type of the alias, or null if it is identical to `type`.
  symbolBase.extend({ kind: z.literal('type'), typeParameters, type: text, resolvedType: text.nullable() }),
  symbolBase.extend({ kind: z.literal('function'), async: flag, signatures: z.array(signature) }),
  symbolBase.extend({
    kind: z.literal('variable'),
    declaration: z.enum(['const', 'let', 'var']),
    asConst: flag,
    type: text,
    value: z.unknown(),
  }),
]);

/** A manager event. `enumKey` is the event's key in `ManagerEventTypes`, or null in versions without that enum. */
const event = z.object({ name: text, enumKey: text.nullable(), parameters: z.array(listenerParameter) });

/** Rules for the conditions of errors. Each condition is one clause, such as “`volume` is below 0”. */
const conditionRules: [wrong: RegExp, advice: string][] = [
  [/^(?![a-z`])/, 'start with a lowercase letter or with code, to complete “Thrown if …”'],
  [/^(?:if|when|thrown)\b/, 'leave out the words that the page adds: “Thrown if”'],
  [/\.$/, 'leave out the final period'],
  [/^.{161}/, 'use at most 160 characters'],
  [/[;()]/, 'write one clause, without semicolons and parentheses'],
  [/\b(?:not thrown|rethrown|raised|delivered|caught|rejects?|rejection)\b/, 'describe the delivery in "via"'],
  [/\b(?:was|were|did)\b/, 'use the present tense'],
  [/\banything (?:but|other)\b/, 'say “is not …” or “other than …”'],
  [/^[^`]*(?:`[^`]*`[^`]*)*`[^`]*$/, 'close the code with a second backtick'],
];

/** A clause that completes “Thrown if …”. `release:new` writes `TODO` for new errors, and maintainers replace it. */
const condition = text.superRefine((value, context) => {
  if (value.startsWith('TODO')) return;
  const broken = conditionRules.filter(([wrong]) => wrong.test(value)).map(([, advice]) => advice);
  for (const advice of [...broken, ...problemsOf(value)])
    context.addIssue({ code: 'custom', message: `“${value}”: ${advice}` });
});

/** `{…}` in `message` stands for an inserted value. `message` is null for a rethrown error with its own message. */
const error = z.object({
  thrownBy: text,
  check: text.nullable(),
  kind: text,
  /** For example `MS_QUEUE_EMPTY`. */
  code: text.optional(),
  /** The way an error reaches bots, such as `throw`, `reject` or `nodeError event` (`content/render/api/errors.ts`). */
  via: text,
  message: text.nullable(),
  condition,
  privateMember: flag,
  /** `file` and `line` are null if no `throw` statement causes the error, for example when reading `undefined`. */
  file: text.nullable(),
  line: z.number().nullable(),
});

/** A module imported by Magmastream's declarations. Items in `names` may be aliases such as `User as User$1`. */
const externalImport = z.object({ module: text, default: text.optional(), namespace: text.optional(), names: texts });

const packages = z.record(text, text);

/** Schema of a facts file. Unknown keys are ignored. */
export const factsSchema = z.object({
  library: text,
  version: text,
  /** The Git tag, commit and ISO date of the source code. `ref` is null if the commit has no tag. */
  source: z.object({ ref: text.nullable(), commit: text, date: text }),
  engines: packages,
  dependencies: packages,
  peerDependencies: packages,
  optionalDependencies: packages,
  imports: z.array(externalImport),
  nodeGlobals: texts,
  /** Maps each options interface to its options and their default values, written as source code. */
  optionDefaults: z.record(text, z.record(text, text)),
  /** Notes on behavior that types cannot express. `option` has the form `Interface.option`. */
  optionNotes: z.array(z.object({ option: text, note: text })),
  /** The options that run-time checks require, by interface, even if their types are optional. */
  runtimeRequired: z.record(text, texts),
  /** Facts that `release:new` carried over and that the maintainer must verify. Delete a question to answer it. */
  questions: texts.optional(),
  symbols: named(symbol),
  events: named(event),
  errors: z.array(error),
});

export type Facts = z.infer<typeof factsSchema>;
export type ExternalImport = z.infer<typeof externalImport>;
export type EventFact = z.infer<typeof event>;
export type ErrorFact = z.infer<typeof error>;

export type ApiSymbol = z.infer<typeof symbol>;
export type SymbolKind = ApiSymbol['kind'];

export type Member = z.infer<typeof member>;
export type EnumMember = z.infer<typeof enumMember>;
export type ConstructorFact = z.infer<typeof constructorFact>;
/** Anything that a symbol can contain. Constructors are the only variant without a `kind` field. */
export type AnyMember = Member | EnumMember | ConstructorFact;

export type Signature = z.infer<typeof signature>;
export type TypeParameter = z.infer<typeof typeParameter>;
export type Parameter = z.infer<typeof parameter>;
