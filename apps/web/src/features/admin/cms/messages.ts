import { message } from '@answerscope/contract';

// Content input
export const whereLinksLead = 'https://…, mailto:… or an address here, such as /help';

// Preview panel
export const theLinkNotMade = 'The link could not be created';
export const makingTheLink = 'Making the link...';
export const openThePreview = 'Open the preview';
export const linkCopied = 'Link copied';
export const linkNotCopied = 'Your browser does not allow copying';
export const copyTheLink = 'Copy the link';
/** {time}: of the day, when the link stops working */
export const whatLinkShows = message(
  'Shows the saved page as visitors will see it, including drafts. Anyone with this link can open it until {time}.',
);
