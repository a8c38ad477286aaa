/** Words that indicate the field of a text, as prefixes, in English and German. */
interface WordField {
  /** Prefixes of names of sectors. */
  readonly names: readonly string[];
  readonly words: readonly string[];
}

const list = (text: string): string[] => text.trim().split(/\s+/);

/**
 * The fields into which scans are usually divided (social, technological, economic, environmental, political, values),
 * which are also the first tags of a project. Tags alone are not a reliable sign: many cards only have the default one.
 */
export const wordFields: readonly WordField[] = [
  {
    names: list('social societ people health education demograph sozial gesellschaft gesundheit bildung'),
    words:
      list(`health wellness wellbeing mental school student education elderly aging ageing migrant migration housing
      family famil generation gen-z loneliness community inequalit poverty population demographic birth workplace remote
      worker gesundheit schule bildung pflege familie wohnen bevölkerung einsam migration armut jugend`),
  },
  {
    names: list('technolog digital science innovation comput artificial robot data cyber ai ki technik wissenschaft'),
    words:
      list(`ai quantum robot chip semiconductor software algorithm autonomous computing crispr genetic genom biotech satellite
      nvidia deepseek chatgpt neuralink brain-computer cyber digital data-center fusion reactor vehicle model agent
      technolog ki künstlich roboter quanten halbleiter algorithm autonom software daten`),
  },
  {
    names: list('work labour labor skill job employ arbeit beruf beschäftig'),
    words: list(`job worker workplace workforce hybrid remote salar wage employ skill career office automat strike union
      arbeit beruf lohn gehalt büro gewerkschaft automatisier`),
  },
  {
    names: list('econom market business finan trade industr wirtschaft markt handel'),
    words: list(`econom market trade tariff surplus gdp inflation price bank financ invest startup funding revenue salar
      job wage venture crypto currency stock recession supply business consumer retail wirtschaft markt handel zoll preis
      bank invest lohn arbeitsmarkt unternehmen konsum rezession`),
  },
  {
    names: list('environment climate ecolog nature energy umwelt klima ökolog natur energie'),
    words: list(`climate weather carbon emission renewable solar wind energy biodiversity conservation net-zero warming
      wildfire flood drought ocean species recycling sustainab pollution air-capture circular klima wetter emission
      erneuerbar solar energie artenvielfalt hitze dürre nachhalt recycling`),
  },
  {
    names: list('politic governance legal law security geopolit politik recht staat sicherheit'),
    words:
      list(`government election president minister congress parliament sanction protest war military army treat policy
      regulation law court immigration border diplomacy diplomat summit nato vote senate greenland ukraine iran israel
      venezuela regierung wahl präsident minister parlament sanktion protest krieg militär gesetz gericht grenze`),
  },
  {
    names: list('value ethic culture belief spiritual identity werte ethik kultur glaube'),
    words:
      list(`ethic moral belief faith religio spiritual meditat mindful identity trust meaning tradition islam church
      ritual ethik moral glaube religi spirit achtsam identität vertrauen sinn tradition kirche`),
  },
];
