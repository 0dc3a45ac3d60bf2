import { documentedVersions, loadFacts } from '../../../src/api/load';
import { nameIn } from '../../../src/api/renames';
import { explain } from '../../../src/writing/explain';
import { applyEdits, editedLines, findEqualLines } from '../../../src/writing/equalLines';

const all = documentedVersions.map(loadFacts);

describe('explain', () => {
  test("the output shows a member's declaration in each version that changes it", () => {
    const [title, first, ...others] = explain('Player.destroy', all);
    expect(title).toBe('Player.destroy');
    expect(first).toBe('  2.6.1: destroy(disconnect: boolean = true): void');
    expect(others).toContain('  2.8.4: destroy(disconnect: boolean = true): Promise<boolean>');
  });

  test('the output shows the removal and the errors of a name', () => {
    expect(nameIn('Player.guild', '2.7.5', '2.8.0', documentedVersions)).toBe('Player.guildId');
    expect(explain('Player.guild', all)).toContain('  2.8.0: removed');
    expect(explain('Manager', all)).toContainEqual(expect.stringMatching(/Error \(throw\) “.+”, if /));
  });

  test('the command finds an event by its name', () => {
    const [title, first] = explain('trackStart', all);
    expect(title).toBe('ManagerEvents.trackStart');
    expect(first).toMatch(/^ {2}2\.6\.1: .*trackStart/);
  });

  test('the error suggests the nearest member for a misspelled name', () => {
    expect(() => explain('Player.detsroy', all)).toThrow('No version has Player.detsroy. Did you mean Player.destroy?');
  });
});

describe('equal lines', () => {
  const old = 'Returns the player of a guild.';
  const diff = `diff --git a/docs/a.mdx b/docs/a.mdx
--- a/docs/a.mdx
+++ b/docs/a.mdx
@@ -3 +3 @@ heading
-${old}
+Returns a guild's player.
@@ -9,0 +10 @@
+A new line, which has no old text.
`;
  const pages = new Map([
    ['docs/a.mdx', "Title\n\nReturns a guild's player.\n"],
    ['versioned_docs/version-1/a.mdx', `Title\n\n${old}\n`],
  ]);

  test('an edit finds the lines that had the same text, and changes them', () => {
    const edits = findEqualLines(editedLines(diff), pages);
    expect(edits).toEqual([
      {
        ...{ file: 'docs/a.mdx', before: old, after: "Returns a guild's player." },
        equalLines: [{ file: 'versioned_docs/version-1/a.mdx', line: 3 }],
      },
    ]);
    expect(applyEdits(edits, pages)).toEqual(
      new Map([['versioned_docs/version-1/a.mdx', "Title\n\nReturns a guild's player.\n"]]),
    );
  });
});
