import { expect } from 'vitest';

/** HTML that would run, load or lead astray where anything let it. */
export const HOSTILE: readonly string[] = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img srcset="javascript:alert(1) 1x, data:text/html,x 2x">',
  '<svg><script>alert(1)</script></svg>',
  '<svg/onload=alert(1)>',
  '<svg><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<math><mi xlink:href="data:x,<script>alert(1)</script>">x</mi></math>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<template><script>alert(1)</script></template>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html;base64,PHNjcmlwdD4="></object>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74:alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example/x">x</a>',
  '<a href="/x" onclick="alert(1)" style="position:fixed">x</a>',
  '<p style="background:url(javascript:alert(1))" class="x" id="location">x</p>',
  '<form action="https://evil.example"><input name=password></form>',
  '<base href="https://evil.example"><meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href="https://evil.example/x.css"><style>@import "https://evil.example"</style>',
  '<!--><script>alert(1)</script>-->',
  '<p><!-- <img src=x onerror=alert(1)> --></p>',
  '<<script>script>alert(1)<</script>/script>',
  '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
  '<img srcset="https://evil.example/a.png 1x, https://evil.example/b.png 2x">',
  '<picture><source srcset="https://evil.example/a.webp"><img src="https://evil.example/a.png"></picture>',
  '<img src="x" alt="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">',
  '<a href="&#x6a;&#x61;&#x76;&#x61;&#x73;&#x63;&#x72;&#x69;&#x70;&#x74;&#58;alert(1)">x</a>',
  '<a href="&Tab;java&NewLine;script&colon;alert&lpar;1&rpar;">x</a>',
  '<a href="data&colon;text/html,&lt;script&gt;alert(1)&lt;/script&gt;">x</a>',
  '<a href="\\\\evil.example/x">x</a>',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  '<xmp><script>alert(1)</script></xmp>',
  '<a href="/\\\\evil.example/x">x</a>',
  '<a href="/\t/evil.example/x">x</a>',
];

/** Fails where HTML holds more than words: what is shown, not what it was made of, counts. */
export function expectHarmless(html: string): void {
  const tags = [...html.matchAll(/<\/?([a-z0-9]*)/gi)].map(([, name]) => name);
  for (const tag of tags)
    expect(['p', 'a', 'h2', 'h3', 'h4', 'br', 'ul', 'ol', 'li', 'code', 'pre']).toContain(tag);
  for (const [, attributes = ''] of html.matchAll(/<[a-z0-9]+([^>]*)>/gi))
    expect(attributes).toMatch(/^( href="\/[^/"\\\s][^"]*"| \/)?$/);
}
