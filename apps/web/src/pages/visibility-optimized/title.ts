/** The page's name in both of its states. */
export const TITLE = 'Advanced Testing';
