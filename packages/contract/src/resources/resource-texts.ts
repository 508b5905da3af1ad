import * as messages from './messages.ts';

/** What is said of what was done with a row of a resource, or could not be (specification 8.3). */
export function resourceTexts({ one, many }: { one: string; many: string }) {
  return {
    /** 'Failed to fetch testimonials' */
    notFetched: messages.notFetched({ what: many }),
    notCreated: messages.notCreated({ what: one }),
    notUpdated: messages.notUpdated({ what: one }),
    notDeleted: messages.notDeleted({ what: one }),
    notRestored: messages.notRestored({ what: one }),
    /** 'FAQ item created successfully' */
    created: messages.created({ what: capital(one) }),
    updated: messages.updated({ what: capital(one) }),
  };
}

function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
