interface ErrorFacts {
  errorId: string;
  /** How much of the page broke with it. */
  level: string;
  url: string;
  userAgent: string;
  at: Date;
}

/** What somebody who was asked for help needs to know of an error (specification 3), as text to pass on. */
export function errorDetails(error: unknown, { errorId, level, url, userAgent, at }: ErrorFacts): string {
  const isError = error instanceof Error;
  const details = {
    errorId,
    message: isError ? `${error.name}: ${error.message}` : String(error),
    stack: isError ? error.stack : undefined,
    userAgent,
    url,
    timestamp: at.toISOString(),
    level,
  };
  return JSON.stringify(details, null, 2);
}
