import { options, type VNode } from 'preact';
import { escapeHtml } from '@site/src/lib/escapeHtml';

/**
 * Makes Preact replace the whole content of an element when its text changes. A browser that translates the page
 * replaces text nodes, and Preact would change only the removed nodes.
 */
export function replaceTexts(): void {
  const before = options.vnode?.bind(options);
  options.vnode = (vnode: VNode) => {
    const { type, props } = vnode as VNode<{ children?: unknown; dangerouslySetInnerHTML?: { __html: string } }>;
    if (typeof type === 'string' && typeof props.children === 'string') {
      props.dangerouslySetInnerHTML = { __html: escapeHtml(props.children) };
      delete props.children;
    }
    before?.(vnode);
  };
}
