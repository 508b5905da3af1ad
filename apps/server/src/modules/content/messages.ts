import { message } from '@answerscope/contract';

// Built in brand
export const brand = 'Brand';
export const brandDescription = 'The name, the logo and the colours of Answerscope, and how to use them.';

// Built in legal
export const privacyPolicy = 'Privacy Policy';
export const privacyDescription = 'The data this site stores and why, who can see it, and your rights.';
export const termsOfServices = 'Terms of Services';
export const termsDescription = 'Your rights and duties as a user of this service.';

// Built in pages
export const aboutUs = 'About Us';
export const aboutDescription =
  'People ask assistants which businesses to trust. Answerscope shows those businesses the answers.';
export const whyOneAnswerProvesNothing = 'Why one answer proves nothing';
export const oneAnswerDescription =
  'Ask an assistant the same question twice and you may get two sets of names. Here’s what that means for measuring.';
export const chooseQuestions = 'Choose questions that customers ask';
export const chooseQuestionsDescription =
  'A list of keywords decides what you measure. How to find those that are worth asking assistants.';

// Content
export const pictureNotHere = 'This picture is not here. Please upload it again.';

// Faq
export const categoryGone = 'This category is gone. Please choose another one.';

// Machine files
export const pages = 'Pages';
export const howItWorks = 'How it Works';
export const howItWorksDescription = 'From a keyword to a rate with its likely range, in four steps.';
export const plans = 'Plans';
export const plansDescription = 'The limits and the price of each plan.';
export const faqs = 'FAQs';
export const faqsDescription = 'Answers to common questions.';
export const blog = 'Blog';
export const blogDescription = 'On measuring what assistants say.';
export const help = 'Help';
export const helpDescription =
  'Twelve short articles, from setting up your brand to running your own installation.';
export const changelog = 'Changelog';
export const changelogDescription = 'New features and fixes.';

// Moderate comment
/** {state}: pending, approved or rejected */
export const commentAlready = message(
  'This comment is {state, select, approved {approved} rejected {rejected} other {pending}} already.',
);

// Release notes
/** {product}: our name; {version}: of the release */
export const releaseTitle = message('{product} {version}');
/** {version}: of the release */
export const whatIsNewIn = message('New in {version}.');

// Pages
/** {length}: characters; {max}: as many as there may be */
export const tooLongAsHtml = message(
  'Stored as HTML, this text has {length, plural, one {# character} other {# characters}}. Please shorten it to at most {max, number}.',
);
export const nothingPublishedYet = 'This page isn’t published yet. Save it without a draft.';
export const addressTaken = 'Another page has this address. Please choose another one.';
