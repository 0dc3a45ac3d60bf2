/** The schema of `src/api/facts/<version>.json`: the public API of one version. All types are inferred from it. */
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
        context.addIssue({ code: 'custom', path: [index, 'name'], message: `duplicate name "${name}": delete one` });
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

/** Fields that all items have. `hidden` is true if the source marks the item as internal. */
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
  /** The value of an enum member, or null if the value is known only at run time. */
  value: z.union([text, z.number()], 'expected string or number').nullable(),
});

const constructorFact = z.object({ visibility, parameters, line: z.number() });
const symbolBase = z.object({
  ...common,
  localName: text.optional(),
  /** True if bots can import the symbol. False for symbols that only appear in public types. */
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
    /** The declared constructor, or null. Read it with `constructorOf`, because objects inherit a `constructor`. */
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
  // A type alias. `resolvedType` is the expanded type, or null if it equals `type`.
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

/** A manager event. `enumKey` is the event's key in `ManagerEventTypes`, or null in versions without this enum. */
const event = z.object({ name: text, enumKey: text.nullable(), parameters: z.array(listenerParameter) });

/** Rules for the description of an error condition, which is one clause such as “`volume` is below 0”. */
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

/** An error. In `message`, `{…}` stands for an inserted value. `message` is null if a caught error is thrown again. */
const error = z.object({
  thrownBy: text,
  check: text.nullable(),
  kind: text,
  /** The code that Magmastream gives the error, for example `MS_QUEUE_EMPTY`. */
  code: text.optional(),
  /** The way an error reaches bots: `throw`, `reject`, `nodeError event` or others (`content/render/api/errors.ts`). */
  via: text,
  message: text.nullable(),
  condition,
  /** The code of the check before the error, for `release:new`. Missing if a maintainer added the error. */
  guard: text.optional(),
  privateMember: flag,
  /** The location of the `throw` statement. Null if JavaScript itself throws, as when code reads `undefined.name`. */
  file: text.nullable(),
  line: z.number().nullable(),
});

/** A module that Magmastream's declarations import. `names` may contain aliases such as `User as User$1`. */
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
  /** Notes about option behavior that types cannot express. `option` has the form `Interface.option`. */
  optionNotes: z.array(z.object({ option: text, note: text })),
  /** The options that are required at run time, by interface. Their types may be optional. */
  runtimeRequired: z.record(text, texts),
  /** Facts that `release:new` copied. The maintainer verifies each fact and then deletes its question. */
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
/** An item that a symbol can contain. All items except constructors have a `kind` field. */
export type AnyMember = Member | EnumMember | ConstructorFact;

export type Signature = z.infer<typeof signature>;
export type TypeParameter = z.infer<typeof typeParameter>;
export type Parameter = z.infer<typeof parameter>;
