import { useState } from 'react';
import * as messages from './messages.ts';
import { Spinner } from './spinner.tsx';

/**
 * Stands until the program can draw a page behind the sign-in. Where the server has put the page's first words into the
 * document (`src/first-words.tsx`), they stand; when React begins this anew, they move over.
 */
export function FirstWords() {
  const [words] = useState(() => (import.meta.env.SSR ? null : document.querySelector('#first-words>*')));
  const waiting = (
    <main>
      <Spinner label={messages.loading} />
    </main>
  );
  if (import.meta.env.SSR) return <div id="first-words">{waiting}</div>;
  return words ? (
    <div
      id="first-words"
      ref={(own) => {
        if (!own?.contains(words)) own?.append(words);
      }}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; so React leaves alone what stands in the document
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  ) : (
    waiting
  );
}
