import { useServerWords } from './use-server-words.ts';

/** A text that the server stored, in the reader's language; a code before it stays as it is. */
export function ServerWords({ text }: { text: string | null }) {
  const say = useServerWords();
  const [, code = '', words = ''] = /^(\w+: )?(.*)$/s.exec(text ?? '') ?? [];
  return code + say(words);
}
