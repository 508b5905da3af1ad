// Help link
export const helpOnThisPage = 'Help for this page';
