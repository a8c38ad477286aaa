/**
 * Words that do not name a subject by themselves: the vocabulary of scans, questions and reports on any subject. Words
 * that are excluded from all comparisons of texts (`stopWords` of the platform) have been removed before.
 */
const english = `
  account action activity advance advantage adoption aim analysis annual answer approach area aspect attention balance barrier
  basis beginning benefit breakthrough business case cause center centre challenge choice city class commitment concern condition
  consequence context cost course creation critical current cycle daily data decade decision default degree demand design
  detail development difference different direction driver dynamic early economy effect effort element emerge emerging
  emergence enable ensure environment era event evidence evolution example expansion expert factor fast fear field figure focus
  force forecast form framework function gap general global goal government ground growth happen idea impact implication
  important improvement increase increasing individual industry influence information initiative innovation insight
  institution interest international issue key leader leadership leading life local main major market measure method
  model momentum move movement nation national need next number offer operation opportunity option order organisation
  organization outlook outcome overview pace paper path pattern people period perspective phase place plan platform play
  point policy position potential power practice pressure price priority problem process product production program
  programme progress project promise proposition public purpose quality question range rate reach reality reason
  recent record region regional relevant research resource response result rise rising risk role rule scale scenario
  sector sense service shift side sign signal significance situation size society solution space speed stage standard
  status step strategic strategy strength structure study subject success summit support survey system target task
  team technology tech test theme thinking threat topic total traditional transformation transition trend trending type
  understanding value version view wave way week weak work world
  abroad accelerate accelerates accelerating address admit affect agree ahead allow analyst announce announces appear
  approve arrive article ask attract authority avoid back bag ban become believe best better big bigger biggest
  billion blame block blog book boom boost break build building buy cancel carry central chance check choose choosing
  claim clear close closer column combine commercial company confirm consider consolidate consumer control cover
  customer cut dawn deal debut decide decline decrease defend define defines delay deliver deny deploy deployment
  develop developed developing director dish dollar dominate double dozen drop earn east eastern edition embrace
  employee employer enact end enter entering ever everything exceed exclusive executive expect expected explain
  explore exploring extend face fail failure fall faster fastest feel fight fill find finding firm fix flip follow
  foster fuel fund funding gain gather governor guide half hand happening hard heart help herald hide hint hit hold
  home hope hot house hundred hurt hype identify interview introduce investor join jump keep kill kind lack land
  lasting lay lean leap learn least leave legacy lift limit limited link list listen load lose loss low lower magazine
  maintain man manage manager mayor mean meet meeting member minister mix modern money most navigate newsletter
  newspaper north northern officer official open opening outline outpace outside own owner page partner partnership
  pass pay peak percent pick pilot planned planning pledge podcast post predict prepare president press prevent
  produce producer professional propose protect prove provide push put quarter quick quickly raise raises rapid
  rapidly react read ready real rebound receive redefine redefining reduce reducing reflect reject release rely remain
  remind remove replace require researcher reserve reset reshape reshaping resident resign resist respond restore
  resume rethink return revenue review revive roll run rush sale scalable scientist search secretary seek seem sell
  send set settle shake shape shaping shrink simple single sit skill slow slowdown solve sort south southern spark
  speak special spending spike split spokesman spread stand start startup stay stick stock stop story strain street
  strengthen strike striking strive stronger struggle student succeed suffer sure surge surpass surprise sweep
  sweeping tackle talk tension term thousand threaten tie tip ton tool top touch town track transform transforming
  trillion try turn unite unleash unlock unveil upgrade upturn urge urgent user victim video village visit visitor
  wait wake walk warning watch website weekly welcome west western win winner wish woman wonder worker worldwide worry
  worst`;
const german = `
  aktuell aktuelle aktueller aktuelles anbieter angebot ansatz anstieg antwort art aufkommen aufkommend aufkommende
  auswirkung auswirkungen bedeutung bedarf beginn beispiel bereich bereiche chance chancen daten effekt einfluss
  entstehen entstehende entwickelt entwickeln entwicklung entwicklungen ereignis ergebnis faktor feld folge folgen form
  forschung frage fragen gebiet gesellschaft grund herausforderung herausforderungen hinweis hinweise idee innovation
  innovationen initiative international karte karten kommend kommende kosten lage land länder leben lösung lösungen
  markt märkte maßnahme maßnahmen mensch methode möglichkeit möglichkeiten muster nachfrage neuartig neuartige
  neuerung neuerungen passiert preis problem probleme produkt programm projekt prozess rolle rund schritt sektor signal
  signale situation stand strategie studie system technik technologie technologien thema themen trend trends
  umgang unternehmen ursache veränderung veränderungen verändert verändern wachstum wandel wandelt weg welt wert wichtig
  wichtige wirkung wirtschaft zahl zeichen zukunft zukünftig zukünftige`;
const korean = `
  기술 산업 시장 기업 사회 경제 정부 정책 문제 변화 미래 세계 글로벌 국내 해외 국제 지역 도시 사람 시대 시작 등장 확대 증가 감소 성장 상승
  하락 강화 도입 개발 출시 발표 공개 추진 지원 계획 전망 분석 연구 조사 결과 보고서 사례 방안 대책 전략 방식 방법 기반 중심 서비스 제품 시스템
  플랫폼 프로젝트 사업 분야 부문 업계 회사 센터 기관 단체 협력 투자 비용 가격 규모 수준 영향 효과 가능성 필요 중요 신호 트렌드 동향 이슈 혁신
  전환 전문가 관계자 이용자 소비자 고객 올해 내년 지난해 최근 최대 최초 처음 본격 본격화 새로운 다양 활용 이용 사용 적용 운영 관리 제공 참여
  실시 진행 예정 목표 기록 확산 논의 논란 우려 기대 가속 가속화 주목 선정 개최 행사 뉴스 기자 오늘 내일 국가 정부가 시민 주민 학교 현장 전국`;

const generic: ReadonlySet<string> = new Set(`${english} ${german} ${korean}`.trim().split(/\s+/));

/** Whether a word, in the form used to compare texts, names no subject by itself. */
export const isGeneric = (word: string): boolean => generic.has(word.toLowerCase());
