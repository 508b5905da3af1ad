import { Fragment } from 'react';
import { SUPPORT_UNNAMED, supportLink } from '../lib/support-link.ts';
import { useSupport } from '../lib/use-support.ts';
import { ButtonAnchor } from './button.tsx';
import * as messages from './messages.ts';

const NAMED = new RegExp(messages.wordsOfSupport.split(', ').join('|'), 'i');

/** Words that may name support: they lead there; where the operator has named nowhere, they say who is asked instead. */
export function SupportText({ text }: { text: string }) {
  const found = NAMED.exec(text);
  if (found === null) return <Fragment>{text}</Fragment>;
  const [words] = found;
  return (
    <NamedSupport
      before={text.slice(0, found.index)}
      words={words}
      after={text.slice(found.index + words.length)}
    />
  );
}

function NamedSupport({ before, words, after }: { before: string; words: string; after: string }) {
  const address = useSupport();
  return (
    <>
      {before}
      {address ? (
        <a className="link" {...supportLink(address)}>
          {words}
        </a>
      ) : (
        words
      )}
      {after}
      {address === null && ` ${SUPPORT_UNNAMED}`}
    </>
  );
}

/** The way to support from an error; nothing where the operator has named nowhere. A mail gets the error's id, and no more. */
export function SupportButton({ errorId }: { errorId: string | null }) {
  const address = useSupport();
  if (!address) return null;
  return (
    <ButtonAnchor size="small" {...supportLink(address, errorId)}>
      {messages.contactSupport}
    </ButtonAnchor>
  );
}
