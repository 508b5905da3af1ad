import { type AnyExtension, type Attributes, Mark, Node } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';

/** What an editor may make. */
export interface RichTextRules {
  /** Of tags that have attributes: those that are kept. */
  attributes: Readonly<Record<string, readonly string[]>>;
  isLink: (address: string) => boolean;
  isPicture: (address: string) => boolean;
}

/** The editor's words for tags that have attributes. */
const TAGS: Readonly<Record<string, string>> = { orderedList: 'ol', link: 'a', image: 'img' };
/** Those whose attributes say what they are, and are no attribute of the HTML. */
const SHAPED = ['heading'];

/** A link opens where its reader wants it. */
const NOTHING_BESIDES = { target: null, rel: null, class: null };

/** The parts that an editor is made of. Whatever is pasted becomes one of them, or plain text. */
export function richTextExtensions({ attributes, isLink, isPicture }: RichTextRules): AnyExtension[] {
  const kept = (name: string, all: Attributes): Attributes => {
    const names = attributes[TAGS[name] ?? ''] ?? [];
    return Object.fromEntries(Object.entries(all).filter(([attribute]) => names.includes(attribute)));
  };
  const onlyKept = (part: AnyExtension): AnyExtension => {
    if (SHAPED.includes(part.name)) return part;
    if (part instanceof Node)
      return part.extend({
        addAttributes() {
          return kept(part.name, this.parent?.() ?? {});
        },
      });
    if (part instanceof Mark)
      return part.extend({
        addAttributes() {
          return kept(part.name, this.parent?.() ?? {});
        },
      });
    return part;
  };
  const kit = StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, HTMLAttributes: NOTHING_BESIDES, isAllowedUri: isLink },
  }).extend({
    addExtensions() {
      return (this.parent?.() ?? []).map(onlyKept);
    },
  });
  const picture = Image.extend({
    parseHTML: () => [
      { tag: 'img[src]', getAttrs: (image) => (isPicture(image.getAttribute('src') ?? '') ? null : false) },
    ],
  });
  return [kit, onlyKept(picture)];
}
