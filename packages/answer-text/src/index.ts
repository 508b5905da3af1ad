export type { BlockNode, Cell, InlineNode, TextNode } from './blocks/block-tree.ts';
export { readBlocks } from './blocks/read-blocks.ts';
export { isSafeUrl } from './blocks/safe-url.ts';
export { textLines, textLinesWithoutMarks, textLinesWithoutSources } from './blocks/text-lines.ts';
export { coveredText, plainNode, separator, sliceText, sourceOffset } from './blocks/text-node.ts';
export {
  ARABIC,
  CYRILLIC,
  charClass,
  charClassAt,
  DIGIT,
  GREEK,
  HAN,
  HANGUL,
  HEBREW,
  HIRAGANA,
  INVISIBLE,
  isUnspaced,
  isWordClass,
  KATAKANA,
  LATIN,
  MARK,
  NEWLINE,
  SOUTHEAST_ASIAN,
  SPACE,
} from './char-class.ts';
export { projectVisibleText } from './visible/project.ts';
export { normalizeUrl } from './visible/urls.ts';
export { releaseVisibleText } from './visible/visible-builder.ts';
export {
  type Line,
  type Link,
  lineIndexAt,
  REMOVED,
  toOriginalRange,
  type VisibleText,
} from './visible/visible-text.ts';
