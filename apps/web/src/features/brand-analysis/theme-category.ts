import * as sharedMessages from './messages.ts';
import * as messages from './theme-messages.ts';

/** Categories that are offered, by their stored names; any other words will do. */
const CATEGORIES = new Map(
  Object.entries({
    Quality: messages.quality,
    Price: sharedMessages.price,
    Service: messages.service,
    Product: messages.product,
    Values: messages.values,
    Place: messages.placeOfBusiness,
  }),
);

export const OFFERED_CATEGORIES: readonly string[] = [...CATEGORIES.values()];

/** A stored category as it is read. */
export const categoryInWords = (stored: string): string => CATEGORIES.get(stored) ?? stored;

/** An offered category is stored by one name, whatever the language it was chosen in. */
export function storedCategory(typed: string): string {
  const [name] = [...CATEGORIES].find(([, label]) => label === typed.trim()) ?? [typed];
  return name;
}
