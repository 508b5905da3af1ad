import { wordsOf } from './error-reporter.ts';

interface ErrorFacts {
  id: string;
  route: string;
  browser: string;
  at: Date;
}

/** What somebody who was asked for help needs to know of an error, as text to pass on. */
export function errorDetails(error: unknown, { id, route, browser, at }: ErrorFacts): string {
  const stack = error instanceof Error ? error.stack : undefined;
  return [
    `Error ID: ${id}`,
    `Message: ${wordsOf(error)}`,
    `Page: ${route}`,
    `Time: ${at.toISOString()}`,
    `Browser: ${browser}`,
    ...(stack ? [`Stack: ${stack}`] : []),
  ].join('\n');
}
