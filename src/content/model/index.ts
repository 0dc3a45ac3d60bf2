import type { VFile } from 'vfile';
import { versionOfFile } from '../read/pages';
import { subjectAttributes } from '../render/api/identity';
import type { TreeNode } from '../render/staticHtml';
import { markdownOf } from './markdown';
import { storeContent } from './registry';
import { sectionsOf } from './sections';
import { plainTree } from './tree';

/** Rehype plugin that stores the content of each MDX page. It must run last, when all links are resolved. */
export default function pageModel({ siteDir }: { siteDir: string }): (tree: TreeNode, file: VFile) => void {
  return (tree, file) => {
    const { slug, title } = (file.data.frontMatter ?? {}) as Record<string, string | undefined>;
    const version = versionOfFile(file.path, siteDir);
    // Skip partials, because they have no slug. Skip all pages in `npm start`, because it does not use page models.
    if (version && slug && title && process.env.NODE_ENV !== 'development') {
      const path = `/${version.path}${slug}`;
      const content = plainTree(tree);
      storeContent(path, { sections: sectionsOf(content, title), markdown: markdownOf(content, path) });
    }
    removeSubjects(tree);
  };
}

function removeSubjects({ properties, attributes, children = [] }: TreeNode): void {
  for (const name of subjectAttributes) {
    if (properties) Reflect.deleteProperty(properties, name);
    const at = attributes?.findIndex((attribute) => attribute.name === name) ?? -1;
    if (at >= 0) attributes!.splice(at, 1);
  }
  children.forEach(removeSubjects);
}
