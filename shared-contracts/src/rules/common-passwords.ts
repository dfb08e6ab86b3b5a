/**
 * Most common passwords in English and Turkish, folded. The list also contains base words, because the letters of a
 * password without surrounding digits and symbols are looked up too.
 */
const WORDS = `
password password1 passw0rd p4ssw0rd p@ssword p@ssw0rd passwort passpass pass1234 pass12345 mypassword newpassword
thepassword 12345678 123456789 1234567890 0123456789 987654321 9876543210 87654321 11223344 1122334455 12341234
123123123 12121212 123454321 147258369 159753456 741852963 963852741 789456123 456789123 321654987 147852369
135792468 13579246 24681357 102030405 10203040 11112222 12344321 43214321 98765432 123321123 321321321 1q2w3e4r
1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc q1w2e3r4 q1w2e3r4t5 1a2b3c4d a1b2c3d4 abc12345 abcd1234 abcde123
abcdefgh abcdefghi abc123456 aa123456 a1234567 a12345678 1234qwer 12345qwert qwer1234 qwert123 qwert12345 qwerty
qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyui qwertyuiop qwertyqwerty qazwsx qazwsxedc qweasdzxc
qweasd123 qweqweqwe qwe123qwe asdasdasd asdfasdf asdfgh asdfghjk asdfghjkl asdf1234 zxcvbnm zxcvbnm1 zxczxczxc
zaq12wsx zaq1zaq1 !qaz2wsx poiuytrewq lkjhgfdsa mnbvcxz 0987654321 1029384756 iloveyou iloveyou1 ilovegod loveyou
lovelove princess sunshine football baseball basketball superman batman spiderman starwars pokemon dragon monkey
shadow master michael jennifer jordan hunter charlie ashley bailey harley ranger thomas robert daniel andrew joshua
matthew jessica michelle nicole samantha elizabeth victoria alexander christian benjamin jonathan anthony patrick
richard computer internet samsung iphone android google facebook instagram whatsapp twitter youtube microsoft
windows linux ubuntu cisco oracle server database admin administrator adminadmin admin123 admin1234 root toor
rootroot user username usuario guest default welcome welcome1 welcome123 letmein letmein1 trustno1 changeme
changeme1 secret secret123 secretary access login login123 signin test testtest test1234 test12345 testing
testing123 demo demodemo demo1234 temp temppass temporary example sample whatever nothing freedom forever flower
butterfly chocolate cookie cheese banana orange purple yellow silver golden diamond summer winter autumn spring
january february march april june july august september october november december monday tuesday wednesday thursday
friday saturday sunday hello hello123 hellohello helloworld goodluck lucky happy angel angels jesus jesus1 blessed
heaven killer hacker matrix merlin gandalf phoenix panther tigger maverick mustang ferrari porsche mercedes
corvette yamaha harleydavidson chelsea liverpool arsenal barcelona realmadrid juventus manchester pepper ginger
cookie1 buster maggie bandit cowboy eagles yankees lakers steelers soccer hockey tennis golfer fishing hunting
computer1 service support office manager director company business contact webmaster postmaster helpdesk operator
security system sifre sifrem sifre123 sifre1234 sifresiz sifreyok yenisifre benimsifrem sifresifre sifremyok
sifremibilme gizli gizlisifre cokgizli parola parola123 parolam parolayok yeniparola yonetici yonetici1 yonetici123
kullanici kullaniciadi misafir sistem sistem123 sunucu bilgisayar bilgisayar1 internet1 sirket sirketim firma ofis
muhasebe muhasebeci mudur genelmudur destek bilgiislem teknik teknikdestek personel insankaynaklari satis pazarlama
iletisim seniseviyorum seviyorum seniseviyom askim askimsin birtanem canim canimsin hayatim bebegim tatlim sevgilim
asklar sonsuzask annem annecim babam babacim annembabam ailem kardesim oglum kizim melegim guzelim gulum cicegim
papatya menekse lavanta gunes gunesim yildiz yildizim ayisigi gokyuzu deniz denizim mavi kirmizi yesil turuncu
siyahbeyaz galatasaray galatasaray1 galatasaray1905 cimbom cimbom1905 ultraslan fenerbahce fenerbahce1907 fenerli
sarikanarya besiktas besiktas1903 karakartal carsi1903 trabzonspor trabzonspor61 bordomavi bursaspor bursaspor16
goztepe karsiyaka samsunspor orduspor konyaspor kayserispor antalyaspor adanademirspor eskisehirspor istanbul
istanbul34 ankara ankara06 izmir izmir35 bursa bursa16 antalya antalya07 adana adana01 konya konya42 trabzon
trabzon61 samsun samsun55 kayseri kayseri38 eskisehir gaziantep diyarbakir mersin kocaeli sakarya ordu ordu52
giresun rize artvin erzurum malatya turkiye turkiyem turkiye1 turkiye1923 cumhuriyet ataturk ataturk1881
ataturk1938 mustafakemal vatan vatanim bayrak bozkurt osmanli fatih1453 istanbul1453 anadolu mehmet mustafa ahmet
ali huseyin hasan ibrahim ismail osman yusuf murat omer ramazan halil suleyman abdullah mahmut recep salih fatih
kadir emre hakan kemal yasar bekir orhan burak furkan serkan ugur gokhan onur volkan tolga cagri eren kerem kaan
arda berk baris deniz1 cem ayse fatma emine hatice zeynep elif meryem serife zehra sultan hanife merve havva zeliha
esra fadime ozlem hacer yasemin hulya cemile sevim gulsum leyla dilek busra aysel songul selma gamze tugba ebru
pinar seda sibel derya ezgi melis ece irem beyza sude nisa mehmetali muhammet muhammed muhammed571 allah allah1
allahim allahuekber bismillah elhamdulillah insallah masallah kuran islam muslim medine mekke kabe ramazan1 mevlana
pazartesi sali carsamba persembe cuma cumartesi pazar ocak subat mart nisan mayis haziran temmuz agustos eylul ekim
kasim aralik bahar yaz kis sonbahar ilkbahar merhaba merhaba1 selam selamlar naber nasilsin hosgeldin hosgeldiniz
gunaydin tesekkurler lutfen evet hayir tamam peki bilmiyorum unuttum hatirlamiyorum sanane bananee asdasd asdqwe
qweasd zxcasd qaz123 qwe123 asd123 zxc123 abc123 123abc 123qwe 123asd 1234abcd 12345abc 123456a 123456q 123456qq
1234567a 12345678a 123456789a 123456abc 123123a 159357 159753 147147 258258 369369 456456 654321 7654321 666666
777777 888888 999999 000000 111111 222222 333333 121212 131313 112233 123321 101010 696969
`;

/** Most common passwords and base words, folded. */
export const commonPasswords: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
