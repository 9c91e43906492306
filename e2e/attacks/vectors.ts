/*
 * Known script injections, by context. Each is stored unchanged in every field of every type; none may
 * run.
 */

const SCRIPTS = [
  '<script>alert(1)</script>',
  '<ScRiPt src="data:text/javascript,alert(1)"></sCrIpT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script type="module">alert(1)</script>',
  '<script/x>alert(1)</script\n>',
  '<script>alert(1)',
  '"><script>alert(1)</script>',
  "'-alert(1)-'",
  '</title><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<!--><script>alert(1)</script>-->',
  '<!--a--!><script>alert(1)</script>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\u{ff1c}script\u{ff1e}alert(1)\u{ff1c}/script\u{ff1e}',
];

const HANDLERS = [
  '<img src=x onerror=alert(1)>',
  '<img src="/favicon.svg" onload=alert(1)>',
  '<img/src=x/onerror=alert(1)//',
  '<img src=x onerror="&#97;lert(1)">',
  '<IMG SRC=x ONERROR=alert(1)>',
  '<img src=x:x onerror\n=\nalert(1)>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<p onclick="alert(1)" onmouseover=alert(1) onfocus=alert(1) tabindex=0>a</p>',
  '<a href="/a" onclick="alert(1)">a</a>',
  '<a href="/a"onmouseover=alert(1)>a</a>',
  '<p "onclick=alert(1)>a</p>',
  '<p a="<img src=x onerror=alert(1)>">a</p>',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)>a</details>',
  '<input autofocus onfocus=alert(1)>',
  '<select autofocus onfocus=alert(1)>',
  '<textarea autofocus onfocus=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<marquee onstart=alert(1)>a</marquee>',
  '<div style="animation:x 1s" onanimationstart=alert(1)>a</div>',
  '<div popover id=x onbeforetoggle=alert(1)>a</div><button popovertarget=x>b</button>',
  '<x contenteditable onblur=alert(1)>a</x>',
  '<template><img src=x onerror=alert(1)></template>',
  '<div><template shadowrootmode=open><img src=x onerror=alert(1)></template></div>',
];

const FOREIGN = [
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text y=20>a</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg onload=alert(1) />#x">',
  '<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></foreignObject></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><a xlink:href="javascript:alert(1)">a</a></math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mtext><mglyph><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<listing>&lt;img src=x onerror=alert(1)&gt;</listing>',
  '<table><td><select><img src=x onerror=alert(1)></select></td></table>',
];

const FRAMES = [
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<object data="data:text/html,<script>parent.alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>a</button></form>',
  '<form id=f></form><button form=f formaction="javascript:alert(1)">a</button>',
  '<input type=image src=x formaction="javascript:alert(1)">',
  '<base href="javascript:alert(1)//"><a href="a">a</a>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href="data:text/css,*{display:none}">',
  '<style>@import "//attack.example/x.css";</style>',
  '<p style="background:url(javascript:alert(1));position:fixed;inset:0">a</p>',
  '<portal src="https://attack.example"></portal>',
  '<img src="/favicon.svg" srcset="https://attack.example/a 2x" usemap="#m"><map name=m><area href="javascript:alert(1)" coords="0,0,9,9"></map>',
];

const ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'javascript\u200b:alert(1)',
  'javascript://%0aalert(1)',
  'javascript:alert(1)//https://example.com',
  '&#106;avascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'vbscript:alert(1)',
  'blob:https://attack.example/1',
  'view-source:javascript:alert(1)',
  '//attack.example/a',
  '/\\attack.example/a',
  '/a/..//attack.example',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
];

/** Addresses also as a link and as a picture in a text. */
const inTexts = ADDRESSES.flatMap((address) => {
  const quoted = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return [`<a href="${quoted}">a</a>`, `<img src="${quoted}">`, `[a](${address})`];
});

export const VECTORS: readonly string[] = [
  ...SCRIPTS,
  ...HANDLERS,
  ...FOREIGN,
  ...FRAMES,
  ...ADDRESSES,
  ...inTexts,
];
