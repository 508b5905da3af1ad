import * as messages from './row-messages.ts';

/** What is said of what was done with a row of a resource, or could not be (specification 8.3). */
export function resourceTexts(resource: string) {
  return {
    /** 'Failed to fetch testimonials' */
    notFetched: messages.notFetched({ resource }),
    notCreated: messages.notCreated({ resource }),
    notUpdated: messages.notUpdated({ resource }),
    notDeleted: messages.notDeleted({ resource }),
    notRestored: messages.notRestored({ resource }),
    /** 'FAQ item created successfully' */
    created: messages.created({ resource }),
    updated: messages.updated({ resource }),
  };
}
