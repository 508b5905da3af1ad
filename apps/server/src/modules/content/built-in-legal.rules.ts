import type { BuiltInPage } from './built-in-page.shapes.ts';
import * as messages from './messages.ts';

/** What earlier versions showed above both texts to everybody, and what is for administrators alone. */
export const NOTE_TO_OPERATORS =
  '<blockquote><p><strong>For the operator of this site:</strong> this text comes with the software as a beginning. It is not legal advice. Name your company and its address, have it checked by somebody who knows the law where you work, and take this paragraph out.</p></blockquote>';

/** What is kept of whom, as the software behaves; who is responsible is the operator's to say. */
export const PRIVACY_PAGE: BuiltInPage = {
  slug: 'privacy',
  kind: 'page',
  title: messages.privacyPolicy,
  description: messages.privacyDescription,
  content: `<p>This policy says which data this installation of Answerscope keeps and why. The operator of this site is responsible for it.</p>
<h2>What is kept</h2>
<ul><li><strong>Your account:</strong> name, email address, a hash of your password, and your sessions with the time and the network address from which they began.</li><li><strong>Your company:</strong> what you enter about it, its names, its competitors and its keywords.</li><li><strong>Answers:</strong> the questions that were put to assistants for you, their answers, and what was counted in them.</li><li><strong>What you publish:</strong> comments under posts, shown with your name once the operator has approved them, and which posts you like.</li><li><strong>Payments:</strong> your plan, what was paid and when. Your card is known to the payment provider alone.</li><li><strong>Operation:</strong> logs of requests and errors, which let us find faults and stop abuse.</li></ul>
<h2>Who else receives data</h2>
<p>Your keywords are sent as questions to the assistants you choose, which are run by OpenAI, Anthropic, Google and Perplexity. Your name, your email address and your company’s name are not added to these questions; what you write into a question yourself is sent as you wrote it. If you have keywords suggested, your company’s name and the address of its website are sent with that request. Payments are handled by Stripe. Mails are sent through the mail server of the operator.</p>
<h2>Cookies</h2>
<p>One cookie keeps you signed in. Your browser also keeps settings of the page, such as its colours. There are no advertisements, and no measuring of visitors by others.</p>
<h2>How long</h2>
<p>Your data is kept as long as your account exists. When you delete it, you can come back for seven days; after that everything in it is erased. Backups of the operator may hold it for some time longer, and payments are kept at the payment provider as long as the law demands.</p>
<h2>What you can do</h2>
<p>You can see and change what you entered at any time. In the settings of your account you download a copy of everything it holds, and delete it. Depending on where you live, the law may give you further rights, such as that of complaint to an authority.</p>`,
};

/** What is agreed on. */
export const TERMS_PAGE: BuiltInPage = {
  slug: 'terms',
  kind: 'page',
  title: messages.termsOfServices,
  description: messages.termsDescription,
  content: `<p>These terms hold between you and the operator of this site for the use of this installation of Answerscope.</p>
<h2>The service</h2>
<p>The service puts questions to AI assistants, keeps their answers and counts in them. How many keywords, assistants and refreshes you have is said by your plan.</p>
<h2>What numbers mean</h2>
<p>Assistants are run by others. Their answers change, differ between people and can be wrong. An answer given through an interface is not the answer that a consumer’s app would have shown. Numbers stand beside the answers they rest on and are no promise of success in business.</p>
<h2>Your account</h2>
<p>Give true details, keep your password to yourself and tell us when somebody else has used your account. You are responsible for what is done with it.</p>
<h2>What is not allowed</h2>
<ul><li>Questions that break the law or the terms of the assistants’ providers.</li><li>Getting at the data of others, overloading the service, or getting around its limits.</li><li>Passing answers off as something that people said.</li></ul>
<h2>Your content</h2>
<p>What you enter stays yours. The operator may use it to run the service for you and for nothing else.</p>
<h2>Price and end</h2>
<p>What a plan costs stands on the page of plans at the time you choose it. You may stop using the service at any time. The operator may close accounts that break these terms.</p>
<h2>Liability</h2>
<p>The software is licensed under the Apache License 2.0 and comes without warranty. What the operator is liable for beyond that is for the law of the operator’s country to say.</p>`,
};
