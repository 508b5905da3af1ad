import { LIMITS } from '@answerscope/contract';
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
<h3>Why is an answer left out?</h3>
<p>It refuses to answer or names no company, so it measures nothing. Open it and count it in if you disagree.</p>
<h2>Keywords</h2>
<h3>Which files can I import?</h3>
<p>CSV in UTF-8, UTF-16 or Windows-1252, with up to ${LIMITS.keywords_at_once_max.toLocaleString('en')} rows. If your columns have other names, choose them before you import.</p>
<h3>What are topics, tags and search intents for?</h3>
<p>They group your keywords. A keyword has one topic, one search intent and up to ${LIMITS.tags_of_keyword_max} tags. You can have ${LIMITS.tags_max} tags. They filter lists and change no number.</p>
<h3>Can an assistant suggest keywords?</h3>
<p>Yes, ${LIMITS.generated_keywords_min} to ${LIMITS.generated_keywords_max} for your company, every ${LIMITS.generation_pause_minutes} minutes at most. Ideas from the last ${LIMITS.generation_cache_hours} hours are used again while at least ${LIMITS.generated_keywords_min} are left.</p>
<h2>Your account</h2>
<h3>When does the email summary arrive?</h3>
<p>At eight in the morning in your time zone, weekly or daily, if your address is confirmed and something was measured.</p>
<h3>Can I take back the deletion of my account?</h3>
<p>Yes, for ${LIMITS.deletion_days} days: sign in again.</p>
<h3>How do I download my data?</h3>
<p>Ask for a copy in the settings, once a day. You get an email when it is ready, and can download it for ${LIMITS.data_copy_days} days.</p>
<h3>Who can see my account?</h3>
<p>Support can view it for up to ${LIMITS.view_as_minutes} minutes and change nothing. The settings list when and why.</p>
<h2>When something does not work</h2>
<h3>A check failed</h3>
<p>An assistant could not be reached or took too long. Nothing is counted for that check. Try it again in a few minutes.</p>
<h3>I cannot add a keyword</h3>
<p>Your plan’s limit is reached. Delete keywords that you no longer need, or ask the operator of this site for another plan.</p>
<h3>I forgot my password</h3>
<p>Ask for a new one at <a href="/forgot-password">Forgot password</a>. The link in the mail is valid for a short time.</p>
<h2>For programs</h2>
<p>Everything that the pages do can be done by <a href="/api/docs">API</a>.</p>
<h3>What happens when my webhook endpoint is down?</h3>
<p>Each event is sent again for a day. An endpoint that receives nothing for ${LIMITS.webhook_failing_days} days is switched off, and you get an email. After you replace a secret, the former one is valid for another ${LIMITS.webhook_previous_secret_hours} hours.</p>`,
};

/** How the product is written and drawn. */
export const BRAND_PAGE: BuiltInPage = {
  slug: 'brand',
  kind: 'page',
  title: 'Brand',
  description: 'The name, the logo and the colours of Answerscope, and how to use them.',
  content: `<h2>The name</h2>
<p>It is written <strong>Answerscope</strong>: one word, one capital letter.</p>
<h2>The mark</h2>
<img src="/brand/mark.png" alt="The mark: a round scope with two lines of an answer, the second of which ends in a violet dot" width="128" height="128">
<p>Download it as <a href="/brand/mark.svg">SVG</a> or as <a href="/brand/mark.png">PNG</a>.</p>
<h2>The logo</h2>
<p>Mark and name together, with a transparent ground:</p>
<ul><li>for dark grounds as <a href="/brand/logo-on-dark.svg">SVG</a> or <a href="/brand/logo-on-dark.png">PNG</a>,</li><li>for light grounds as <a href="/brand/logo-on-light.svg">SVG</a> or <a href="/brand/logo-on-light.png">PNG</a>.</li></ul>
<p>Leave room around it of at least half the width of the mark, do not stretch it and do not change its colours.</p>
<h2>The colours</h2>
<ul><li>Violet, for what can be pressed: <code>#5f5cdf</code>, on light grounds <code>#5451d3</code></li><li>Light violet, for links and the dot of the mark: <code>#aaa8ff</code>, on light grounds <code>#4b48c8</code></li><li>Ink, the dark ground: <code>#0a0b0d</code></li><li>Paper, the light ground: <code>#fcfcfd</code></li><li>Text: <code>#eceef2</code> on ink, <code>#15171c</code> on paper</li></ul>
<p>Download all of them as <a href="/brand/colours.css">CSS</a> or as <a href="/brand/colours.json">JSON</a>.</p>
<h2>The assistants’ names</h2>
<p>ChatGPT, Claude, Gemini and Perplexity are names of their owners. We name them to say who was asked; they do not endorse this product.</p>
<h2>Writing about us</h2>
<p>In one sentence: Answerscope shows businesses how visible their brand is inside the answers of AI assistants, with every answer as evidence.</p>`,
};
