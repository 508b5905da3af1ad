import { useEffect, useRef, useState } from 'react';

/**
 * True while one text follows another in a field: all that is typed at once is one step of the browser's history. Beginning
 * to search and giving it up are steps of their own.
 */
export function isTypedOn(before: string | undefined, after: string | undefined): boolean {
  return before !== undefined && after !== undefined;
}

/** True for a change that is no step of its own to go back to: more of a search was typed. */
export function isSameStep<Search extends { search?: string }>(before: Search, after: Search): boolean {
  return before.search !== after.search && isTypedOn(before.search, after.search);
}

/** The text of a field that stands in the address: it follows the address when somebody goes back or clears it. */
export function useTypedText(inAddress: string | undefined): [string, (text: string) => void] {
  const [text, setText] = useState(inAddress ?? '');
  const hasGoneBack = useRef(false);
  useEffect(() => {
    const notice = () => {
      hasGoneBack.current = true;
    };
    addEventListener('popstate', notice);
    return () => removeEventListener('popstate', notice);
  }, []);
  useEffect(() => {
    // What is typed arrives in the address a moment later, and more may have been typed since.
    if (inAddress === undefined || hasGoneBack.current) setText(inAddress ?? '');
    hasGoneBack.current = false;
  }, [inAddress]);
  return [
    text,
    (typed) => {
      hasGoneBack.current = false;
      setText(typed);
    },
  ];
}
