import { Parser } from 'htmlparser2';
import type { ExtractorResultDetailed } from 'purgecss';

/** What a style rule could find in some pages, and the custom properties that the pages themselves ask for. */
interface Used {
  names: ExtractorResultDetailed;
  variables: string[];
}

/** A text in a script that may be what it sets: an attribute, a class, several of them. */
const literal = /(["'`])[\w -]+\1/g;

/** Reads what pages name, and what their own scripts may; words that a reader sees are nothing that a rule could find. */
export function usedIn(pages: Iterable<string>): Used {
  const [tags, classes, ids, names, values, literals, variables] = Array.from({ length: 7 }, () => new Set<string>());
  const addAll = (set: Set<string>, found: RegExpMatchArray | null) => found?.forEach((one) => set.add(one));
  let tag = '';
  const parser = new Parser(
    {
      onopentagname: (name) => void tags.add((tag = name)),
      onattribute(name, value) {
        names.add(name);
        values.add(value);
        if (name === 'class') addAll(classes, value.match(/\S+/g));
        if (name === 'id') ids.add(value);
        if (value.includes('var(')) addAll(variables, value.match(/--[\w-]+/g));
      },
      ontext(text) {
        if (tag === 'script') text.match(literal)?.forEach((one) => literals.add(one));
        addAll(variables, text.match(tag === 'style' ? /--[\w-]+/g : /(?<=var\()--[\w-]+/g));
      },
      onclosetag: () => (tag = ''),
    },
    { decodeEntities: false },
  );
  for (const page of pages) {
    parser.write(page);
    parser.end();
    parser.reset();
  }
  // A word alone that is a tag is no class.
  const words = [...literals].filter((one) => !tags.has(one.slice(1, -1))).flatMap((one) => one.match(/[\w-]+/g) ?? []);
  return {
    names: {
      ...{ tags: [...tags], classes: [...classes], ids: [...ids], undetermined: words },
      attributes: { names: [...names], values: [...values] },
    },
    variables: [...variables],
  };
}
