import { expect, it } from 'vitest';
import { isContentField, textsIn } from './content-fields.ts';

const contentOf = (body: string) =>
  textsIn(body)
    .filter(({ path }) => isContentField(path))
    .map(({ text }) => text);

it('takes what people and assistants wrote, and no words of the server', () => {
  const body = JSON.stringify({
    items: [
      { keyword: 'garden tools', failure: 'It timed out', tags: [{ name: 'spring' }] },
      { status: 'completed', response_text: 'Use Acme.' },
      { status: 'error', response_text: 'Network Error: no reply' },
    ],
    message: 'Saved',
    insights: [{ text: 'Your theme is seldom named', quotes: [{ text: 'Acme is quiet' }] }],
    last_success: { words: 'It answers.' },
    namesakes: [{ words: ['band'] }],
  });
  expect(contentOf(body)).toEqual(['garden tools', 'spring', 'Use Acme.', 'Acme is quiet', 'band']);
});

it('reads what a document brings along', () => {
  const html = `<html><script type="application/json" id="a">{"/api/profile":{"company_name":"Acme","state":"none"}}</script>
<script>$R[1]={title:"Our \\"blog\\"",found:"It answers",products:["Mug","Cup"]}</script></html>`;
  expect(contentOf(html)).toEqual(['Acme', 'none', 'Our "blog"', 'Mug', 'Cup']);
});
