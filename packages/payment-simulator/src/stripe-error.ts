/** An error as Stripe answers it. */
export class StripeApiError extends Error {
  readonly status: number;
  readonly body: {
    type: string;
    code?: string | undefined;
    param?: string | undefined;
    message: string;
    decline_code?: string;
  };

  constructor(status: number, body: StripeApiError['body']) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** A request that the API does not take. */
export function invalidRequest(message: string, param?: string, code?: string): StripeApiError {
  return new StripeApiError(400, { type: 'invalid_request_error', message, param, code });
}

/** An id that names nothing of this account. */
export function noSuch(what: string, id: string, param = 'id'): StripeApiError {
  return new StripeApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${what}: '${id}'`,
  });
}
