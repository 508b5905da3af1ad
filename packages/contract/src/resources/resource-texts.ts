/** What is said of what was done with a row of a resource, or could not be (specification 8.3). */
export function resourceTexts({ one, many }: { one: string; many: string }) {
  return {
    /** 'Failed to fetch testimonials' */
    notFetched: `Failed to fetch ${many}`,
    notCreated: `Failed to create ${one}`,
    notUpdated: `Failed to update ${one}`,
    notDeleted: `Failed to delete ${one}`,
    notRestored: `Failed to restore ${one}`,
    /** 'FAQ item created successfully' */
    created: `${capital(one)} created successfully`,
    updated: `${capital(one)} updated successfully`,
  };
}

function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
