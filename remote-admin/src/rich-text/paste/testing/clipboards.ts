/** Clipboard content from Word 365, shortened. */
export const wordHtml = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=TR link="#0563C1" style='tab-interval:35.4pt'>
<!--StartFragment-->
<h1 style='margin-top:12.0pt'><span style='font-size:16.0pt;mso-fareast-language:TR'>Çelik yapılar<o:p></o:p></span></h1>
<p class=MsoNormal style='margin-bottom:8.0pt'><span style='font-family:"Calibri",sans-serif'>Depremde <b>esneyen</b>
<i>yapı</i>, <u>kırılmaz</u><span style='color:#C00000'>.</span><span
class=MsoCommentReference><a href="#_msocom_1">[GI1]</a></span><o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h2><a name="_Toc1"></a>Seçim</h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Zemin<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>Sondaj<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;
</span></span></span><![endif]>Kiriş</p>
<p class=MsoNormal>Sıra:</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>3.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>Montaj</p>
<p class=MsoQuote><i>Yapı konuşur.</i></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
<thead><tr style='mso-yfti-irow:0'><td width=200 style='width:150.0pt'><p class=MsoNormal><b>Sınıf</b></p></td></tr></thead>
<tr><td width=200 colspan=2><p class=MsoNormal>S355<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><v:shape id="x"><v:imagedata src="file:///C:/a.png"></v:imagedata></v:shape><a
href="http://ornek.com/a">Kaynak</a></p>
<div style='mso-element:comment-list'><p class=MsoCommentText>Kaynağı ekle</p></div><!--EndFragment--></body></html>`;

/** Clipboard content from Google Docs, shortened. */
export const googleDocsHtml = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h2 dir="ltr"
style="line-height:1.38;"><span style="font-size:16pt;font-weight:700;">Çelik</span></h2><p dir="ltr"><span
style="color:#000000;background-color:transparent;font-weight:400;font-style:normal;">Depremde </span><span style="font-weight:700;font-style:normal;">esneyen</span><span
style="font-weight:400;font-style:italic;"> yapı</span><span style="font-weight:700;font-style:italic;text-decoration:underline;"> kırılmaz</span></p><ul><li
dir="ltr" aria-level="1"><p dir="ltr"><span style="text-decoration:line-through;background-color:#ffff00;">Zemin</span></p></li></ul><p><a
href="https://ornek.com" style="text-decoration:none;"><span style="text-decoration:underline;">Kaynak</span></a></p></b>`;

/** Clipboard content from Word for the web, shortened. */
export const wordOnlineHtml = `<div class="OutlineElement Ltr SCXW1 BCX8" style="direction:ltr"><p class="Paragraph SCXW1" role="heading"
aria-level="1" xml:lang="TR-TR" style="color:#0F4761"><span data-contrast="none" class="TextRun" style="color:#0F4761;font-size:20pt"><span
class="NormalTextRun">Çelik</span></span><span class="EOP SCXW1" data-ccp-props="{}">&nbsp;</span></p></div><div class="OutlineElement Ltr"><p
class="Paragraph" style="color:windowtext"><span data-contrast="auto" class="TextRun" style="color:windowtext;font-weight:normal"><span
class="NormalTextRun">Depremde </span></span><span class="TextRun" style="font-weight:bold"><span class="NormalTextRun">esneyen</span></span><span
class="TextRun" style="font-weight:normal"> yapı</span><span class="EOP">&nbsp;</span></p></div><div class="ListContainerWrapper"><ul
class="BulletListStyle1" role="list"><li data-leveltext="" data-aria-posinset="1" data-aria-level="1" role="listitem"
class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">Zemin</span></span><span
class="EOP">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper"><ul><li data-aria-level="2" class="OutlineElement Ltr"><p
class="Paragraph"><span class="TextRun">Sondaj</span></p></li></ul></div><div class="ListContainerWrapper"><ul><li data-aria-level="1"
class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun">Kiriş</span></p></li></ul></div><div
class="ListContainerWrapper"><ol start="1"><li data-aria-level="1" class="OutlineElement Ltr"><p class="Paragraph"><span
class="TextRun">Montaj</span></p></li></ol></div>`;

/** Clipboard content from a web page in Chrome, which writes computed styles to the outer elements; shortened. */
export const chromeHtml = `<meta charset='utf-8'><h2 style="box-sizing: border-box; margin: 0px; font-weight: 500; color: rgb(33, 37, 90);
text-align: start; background-color: rgb(255, 255, 255);">Çelik</h2><p style="box-sizing: border-box; color: rgb(20, 40, 120); font-family:
system-ui, -apple-system; font-weight: 400; text-align: start; background-color: rgb(255, 255, 255); text-decoration-style: initial;">Depremde
<strong style="font-weight: bolder;">esneyen</strong> <em>yapı</em>, <a href="https://ornek.com/a" style="color: rgb(13, 110, 253);
text-decoration: underline;">kaynak</a></p><blockquote style="color: rgb(20, 40, 120);"><p>Yapı konuşur.</p></blockquote><ol><li>Bir<ul><li>İki</li></ul></li></ol>
<pre style="background-color: rgb(248, 249, 250);"><code>kod</code></pre>`;
