import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useDoc, useDocsVersion, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import symbolPages from '@generated/site-data/default/symbolPages.json';
import { documentDescription, documentTitle } from '@site/src/config/documentTitle';
import { site } from '@site/src/config/site';
import { versions } from '@site/src/config/versions';

interface Crumb {
  name: string;
  path: string;
}

/** Returns structured data (https://schema.org/TechArticle and https://schema.org/BreadcrumbList). */
function structuredData(page: { title: string; description: string; version: string }, root: string, crumbs: Crumb[]) {
  const organization = { '@type': 'Organization', name: site.title, url: root };
  const article = {
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    url: root + crumbs.at(-1)!.path,
    inLanguage: 'en',
    about: {
      '@type': 'SoftwareSourceCode',
      name: site.title,
      version: page.version,
      programmingLanguage: 'TypeScript',
    },
    author: organization,
    publisher: organization,
  };
  const itemListElement = crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: root + encodeURI(path),
  }));
  return { '@context': 'https://schema.org', '@graph': [article, { '@type': 'BreadcrumbList', itemListElement }] };
}

function currentPath(api: unknown): string | undefined {
  const [symbol] = [api].flat();
  return typeof symbol === 'string' ? symbolPages[symbol.toLowerCase()] : undefined;
}

/** The title, description and structured data of a page. In past versions, the description contains the version. */
export default function DocItemMetadata(): ReactNode {
  const { metadata, frontMatter, assets } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  const { version: name, isLast } = useDocsVersion();
  const docsVersion = versions.find((version) => version.name === name)!;
  const between = (useSidebarBreadcrumbs() ?? []).flatMap(({ label, href }) =>
    href ? [{ name: label, path: href }] : [],
  );
  const own = { name: metadata.title, path: metadata.permalink };
  const crumbs = [
    { name: site.title, path: siteConfig.baseUrl },
    ...between.filter(({ path }) => path !== own.path),
    own,
  ];
  const page = { title: metadata.title, description: metadata.description, version: docsVersion.version };
  const canonical = isLast ? undefined : currentPath((frontMatter as { api?: unknown }).api);
  return (
    <>
      <PageMetadata
        title={documentTitle(metadata.title, docsVersion)}
        description={documentDescription(metadata.description, docsVersion)}
        keywords={frontMatter.keywords}
        image={assets.image ?? frontMatter.image}
      />
      <Head>
        {canonical && <link rel="canonical" href={siteConfig.url + siteConfig.baseUrl + canonical.slice(1)} />}
        <script type="application/ld+json">{JSON.stringify(structuredData(page, siteConfig.url, crumbs))}</script>
      </Head>
    </>
  );
}
