import type { BuiltInPage } from './built-in-page.shapes.ts';

/** What comes up on the way. */
export const HELP_PAGE: BuiltInPage = {
  slug: 'help',
  kind: 'page',
  title: 'Help',
  description:
    'First steps with Answerscope, how its numbers are made, and what to do when something does not work.',
  content: `<h2>First steps</h2>
<ol><li><a href="/registration">Create an account</a> and name your company as your customers write it.</li><li>Add keywords: what people look for when they need you. Each becomes a question in your language.</li><li>Check them. After a few minutes each keyword shows what the assistants answered.</li><li>Open a report to see your rate, who is named in your place, and the sources.</li></ol>
<h2>Reading the numbers</h2>
<h3>What is a mention?</h3>
<p>Your company’s name in the text of an answer. A link to your site is a citation and is counted apart. Names that only look like yours are not counted, and each answer says why.</p>
<h3>What does “95% CI” mean?</h3>
<p>The interval in which the true rate lies with a confidence of 95%. The more answers there are, the narrower it is. When two intervals overlap widely, the difference may be chance.</p>
<h3>Why does an answer differ from what I see in the app?</h3>
<p>Assistants write each answer anew, and their apps know who asks. Answerscope asks through the providers’ interfaces and names the model with every answer.</p>
<h2>When something does not work</h2>
<h3>A check failed</h3>
<p>An assistant could not be reached or took too long. Nothing is counted for that check. Try it again in a few minutes.</p>
<h3>I cannot add a keyword</h3>
<p>Your plan’s limit is reached. Delete keywords that you no longer need, or ask the operator of this site for another plan.</p>
<h3>I forgot my password</h3>
<p>Ask for a new one at <a href="/forgot-password">Forgot password</a>. The link in the mail is valid for a short time.</p>
<h2>For programs</h2>
<p>Everything that the pages do can be done by <a href="/api/docs">API</a>.</p>`,
};

/** How the product is written and drawn. */
export const BRAND_PAGE: BuiltInPage = {
  slug: 'brand',
  kind: 'page',
  title: 'Brand',
  description: 'The name, the logo and the colours of Answerscope, and how to use them.',
  content: `<h2>The name</h2>
<p>It is written <strong>Answerscope</strong>: one word, one capital letter.</p>
<h2>The logo</h2>
<p>Download the mark as <a href="/favicon.svg">SVG</a>. Leave room around it of at least half its width, do not stretch it and do not change its colours.</p>
<h2>The assistants’ names</h2>
<p>ChatGPT, Claude, Gemini and Perplexity are names of their owners. We name them to say who was asked; they do not endorse this product.</p>
<h2>Writing about us</h2>
<p>In one sentence: Answerscope shows businesses how visible their brand is inside the answers of AI assistants, with every answer as evidence.</p>`,
};
