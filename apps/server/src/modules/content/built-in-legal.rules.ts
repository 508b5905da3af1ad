import type { BuiltInPage } from './built-in-page.shapes.ts';
import * as messages from './messages.ts';

/** What earlier versions showed above both texts to everybody, and what is for administrators alone. */
export const NOTE_TO_OPERATORS =
  '<blockquote><p><strong>For the operator of this site:</strong> this text comes with the software as a beginning. It is not legal advice. Name your company and its address, have it checked by somebody who knows the law where you work, and take this paragraph out.</p></blockquote>';

/** Data that the software stores. The operator says who is responsible. */
export const PRIVACY_PAGE: BuiltInPage = {
  slug: 'privacy',
  kind: 'page',
  title: messages.privacyPolicy,
  description: messages.privacyDescription,
  content: `<p>This policy says which data this installation of Answerscope keeps and why. The operator of this site is responsible for it.</p>
<h2>What we store</h2>
<ul><li><strong>Your account:</strong> name, email address, a hash of your password, and your sessions with the time and the network address from which they began.</li><li><strong>Your company:</strong> what you enter about it, its names, its competitors and its keywords.</li><li><strong>Answers:</strong> the questions we asked assistants for you, their answers, and the mentions we counted.</li><li><strong>What you publish:</strong> comments under posts, shown with your name once the operator has approved them, and the posts you like.</li><li><strong>Payments:</strong> your plan, amounts and dates. Only the payment provider knows your card.</li><li><strong>Operation:</strong> logs of requests and errors. We use them to find faults and stop abuse.</li></ul>
<h2>Who else receives data</h2>
<p>We send your keywords as questions to the assistants you choose. OpenAI, Anthropic, Google and Perplexity run them. We never add your name, your email address or your company’s name to a question. A question that you write yourself is sent as you wrote it. If you ask for keyword suggestions, we send your company’s name and website. Stripe handles payments. The operator’s mail server sends mails.</p>
<h2>Cookies</h2>
<p>One cookie keeps you signed in. Your browser also stores your display settings, such as the colour scheme. There are no advertisements and no third-party trackers.</p>
<h2>How long</h2>
<p>We store your data as long as your account exists. After you delete the account, you can restore it for seven days. Then we erase everything. The operator’s backups may contain it for some time longer. The payment provider stores payments as long as the law requires.</p>
<h2>What you can do</h2>
<p>You can see and change your entries at any time. In Settings you can download a copy of all your data and delete your account. The law may give you further rights, such as the right to complain to an authority.</p>`,
};

/** What is agreed on. */
export const TERMS_PAGE: BuiltInPage = {
  slug: 'terms',
  kind: 'page',
  title: messages.termsOfServices,
  description: messages.termsDescription,
  content: `<p>These terms apply between you and the operator of this site when you use this installation of Answerscope.</p>
<h2>The service</h2>
<p>The service asks AI assistants questions, stores their answers and counts mentions. Your plan sets how many keywords, assistants and refreshes you have.</p>
<h2>What numbers mean</h2>
<p>Other companies run the assistants. Their answers change, differ between people and can be wrong. An answer through an API may differ from the answer in the assistant’s own app. Each number shows the answers behind it. It does not promise business success.</p>
<h2>Your account</h2>
<p>Give correct details, do not share your password, and tell us if somebody else has used your account. You are responsible for its use.</p>
<h2>What is not allowed</h2>
<ul><li>Questions that break the law or the terms of the assistants’ providers.</li><li>Accessing other people’s data, overloading the service, or bypassing its limits.</li><li>Presenting answers of assistants as statements by people.</li></ul>
<h2>Your content</h2>
<p>Your content stays yours. The operator may use it only to run the service for you.</p>
<h2>Price and end</h2>
<p>The price of a plan is the one on the plans page when you choose it. You may stop using the service at any time. The operator may close accounts that break these terms.</p>
<h2>Liability</h2>
<p>The software is licensed under the Apache License 2.0 and comes without warranty. The law of the operator’s country decides any further liability.</p>`,
};
