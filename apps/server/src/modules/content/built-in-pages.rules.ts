import { BRAND_PAGE } from './built-in-brand.rules.ts';
import { PRIVACY_PAGE, TERMS_PAGE } from './built-in-legal.rules.ts';
import type { BuiltInPage } from './built-in-page.shapes.ts';
import * as messages from './messages.ts';

const ABOUT_US: BuiltInPage = {
  slug: 'about-us',
  kind: 'page',
  title: messages.aboutUs,
  description: messages.aboutDescription,
  content: `<p>For twenty years, a business could check its position by typing keywords into a search engine. Today its customers ask an assistant. They get one answer instead of ten links, and often choose one of the three companies in it. The business never sees that answer.</p>
<p>Answerscope does. It asks ChatGPT, Claude, Gemini and Perplexity what your customers would ask, stores every answer in full, and shows whether it mentions you, who it mentions instead, and which sources it cites.</p>
<h2>Our principles</h2>
<ul><li><strong>You can open every number.</strong> Each rate leads to its answers, in full, with your name marked.</li><li><strong>Chance is not progress.</strong> Assistants answer differently from one time to the next. Each rate comes with its number of answers and its likely range.</li><li><strong>We do not guess.</strong> A failed check does not count against you. A name that only looks like yours does not count for you.</li><li><strong>Yours to run.</strong> The product is open source. You can host it yourself, read every rule that counts an answer, and take your data with you.</li></ul>
<h2>Where we are</h2>
<p>Answerscope is proudly made in Chicago. <a href="/pages/how-it-works">How it Works</a> explains the four steps. <a href="/help">Help</a> answers further questions.</p>`,
};

const FIRST_MEASURE: BuiltInPage = {
  slug: 'why-one-answer-proves-nothing',
  kind: 'post',
  title: messages.whyOneAnswerProvesNothing,
  description: messages.oneAnswerDescription,
  content: `<p>You ask an assistant for the best accountants in your town, and your firm is the first name. You ask again an hour later, and it is gone. Which of the two is true?</p>
<p>Both are. An assistant does not look an answer up; it writes it anew each time, and chance is part of how it writes. A single answer tells you what it said once. It does not tell you what it tends to say.</p>
<h2>Count answers, not impressions</h2>
<p>If you are named in 6 of 10 answers, your rate is 60%. But with ten answers the true rate could well lie anywhere between roughly 31% and 83%: that is what a 95% interval says. With a hundred answers and the same share, it narrows to about 50% to 69%.</p>
<p>So the number of answers belongs beside the rate. A rise from 60% to 70% within ten answers each is no news. Within several hundred it may be.</p>
<h2>What to do with it</h2>
<ol><li>Ask each question more than once before you judge it.</li><li>Compare periods, not single answers, and look at whether the intervals overlap.</li><li>Read the answers. Who is named in your place, and which sources are cited, tells you more than the rate alone.</li></ol>
<p>Answerscope shows the interval and the number of answers with every rate, and says of a change whether it is more than chance.</p>`,
};

const QUESTIONS_POST: BuiltInPage = {
  slug: 'choose-questions-customers-ask',
  kind: 'post',
  title: messages.chooseQuestions,
  description: messages.chooseQuestionsDescription,
  content: `<p>People write to an assistant in sentences, and they say more than they type into a search box: what they need, where they are, what they can spend. The best keywords for tracking come from there.</p>
<h2>Three sources that you already have</h2>
<ul><li><strong>Your inbox.</strong> What do people ask before they buy? Take their words, not yours.</li><li><strong>Your sales calls.</strong> Which comparison do they make, and with whom?</li><li><strong>Your search statistics.</strong> The queries that bring people who stay are needs with a name.</li></ul>
<h2>Leave your own name out</h2>
<p>Asked about you, an assistant will speak about you. That says nothing about whether it thinks of you by itself. Answerscope never adds your name to a question, so that being named means something.</p>
<h2>Begin small</h2>
<p>Fifteen questions that matter, asked regularly, show a trend within weeks. Three hundred that nobody asks show none.</p>`,
};

/** Pages that come with the product and that administrators edit as any other, oldest first. */
export const BUILT_IN_PAGES: readonly BuiltInPage[] = [
  ABOUT_US,
  PRIVACY_PAGE,
  TERMS_PAGE,
  BRAND_PAGE,
  FIRST_MEASURE,
  QUESTIONS_POST,
];
