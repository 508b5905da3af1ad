import type { BuiltInPage } from './built-in-page.shapes.ts';
import * as messages from './messages.ts';

/** How the product is written and drawn. */
export const BRAND_PAGE: BuiltInPage = {
  slug: 'brand',
  kind: 'page',
  title: messages.brand,
  description: messages.brandDescription,
  content: `<h2>The name</h2>
<p>It is written <strong>Answerscope</strong>: one word, one capital letter.</p>
<h2>The mark</h2>
<img src="/brand/mark.png" alt="The mark: a round scope with two lines of an answer, the second of which ends in a violet dot" width="128" height="128">
<p>Download it as <a href="/brand/mark.svg">SVG</a> or as <a href="/brand/mark.png">PNG</a>.</p>
<h2>The logo</h2>
<p>Mark and name together, on a transparent background:</p>
<ul><li>for dark backgrounds as <a href="/brand/logo-on-dark.svg">SVG</a> or <a href="/brand/logo-on-dark.png">PNG</a>,</li><li>for light backgrounds as <a href="/brand/logo-on-light.svg">SVG</a> or <a href="/brand/logo-on-light.png">PNG</a>.</li></ul>
<p>Leave room around it of at least half the width of the mark, do not stretch it and do not change its colours.</p>
<h2>The colours</h2>
<ul><li>Violet, for buttons: <code>#5f5cdf</code>, on light backgrounds <code>#5451d3</code></li><li>Light violet, for links and the dot of the mark: <code>#aaa8ff</code>, on light backgrounds <code>#4b48c8</code></li><li>Ink, the dark background: <code>#0a0b0d</code></li><li>Paper, the light background: <code>#fcfcfd</code></li><li>Text: <code>#eceef2</code> on ink, <code>#15171c</code> on paper</li></ul>
<p>Download all of them as <a href="/brand/colours.css">CSS</a> or as <a href="/brand/colours.json">JSON</a>.</p>
<h2>The assistants’ names</h2>
<p>ChatGPT, Claude, Gemini and Perplexity are trademarks of their owners. We mention them to say whom we asked. They do not endorse this product.</p>
<h2>Writing about us</h2>
<p>In one sentence: Answerscope shows businesses how visible their brand is in the answers of AI assistants, with every answer as evidence.</p>`,
};
