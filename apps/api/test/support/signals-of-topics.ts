/** Short signals about a topic: titles with a sentence each. */
interface SignalsOfTopic {
  /** What names of groups of these signals contain. */
  readonly named: RegExp;
  readonly signals: readonly (readonly [title: string, description: string])[];
}

/** Signals of several topics in English, written for tests. The last one is of signals that belong to none. */
export const englishSignals: readonly SignalsOfTopic[] = [
  {
    named: /heat pump/i,
    signals: [
      ['Heat pumps outsell gas boilers in Denmark', 'Installers report waiting lists of half a year for a heat pump.'],
      ['A street shares one large heat pump', 'Forty terraced houses draw warmth from a single borehole.'],
      ['Quiet heat pumps for dense courtyards', 'A new fan blade halves the noise that neighbours complain about.'],
      ['Landlords lease heat pumps by the month', 'Tenants pay for warmth, and the lessor repairs the machine.'],
      ['Heat pumps learn the weather forecast', 'They warm the water tank before a cold night, when power is cheap.'],
      ['Training for heat pump installers doubles', 'Colleges retrain gas fitters within four months.'],
    ],
  },
  {
    named: /quantum/i,
    signals: [
      [
        'Quantum computing reaches a hundred error-corrected qubits',
        'A laboratory kept the qubits stable for an hour.',
      ],
      ['Banks test quantum computing for portfolios', 'First pilots compare it with classical solvers.'],
      ['Quantum computing as a rented cloud service', 'Chemists pay by the second for a machine elsewhere.'],
      ['Schools add quantum computing to physics lessons', 'Pupils program a small simulator with two qubits.'],
      ['Insurers fear quantum computing will break old ciphers', 'They ask clients for a plan to replace encryption.'],
      ['Cold chips make quantum computing smaller', 'The cooler of a machine now fits under a desk.'],
    ],
  },
  {
    named: /night train/i,
    signals: [
      ['Night trains return to Vienna', 'The sleeper from Brussels is booked out until spring.'],
      ['Private capsules in night trains', 'Each passenger has a door, a socket and a window.'],
      ['Night trains compete with short flights', 'Business travellers say they arrive rested.'],
      ['A cooperative buys used sleeping cars', 'Its night train will cross the Alps twice a week.'],
      ['Booking portals finally list night trains', 'One ticket covers three railways and a ferry.'],
      ['Night trains carry parcels beside sleepers', 'A car for freight pays for the empty berths in winter.'],
    ],
  },
  {
    named: /seaweed/i,
    signals: [
      ['Seaweed farms feed coastal towns', 'Growers harvest four times a year without fertiliser.'],
      ['Packaging made of seaweed dissolves in water', 'A film for sauces can be eaten with them.'],
      ['Seaweed lowers the methane of cattle', 'A spoonful in the feed changes the digestion of a cow.'],
      ['Insurance for seaweed growers', 'Storms tear the ropes, and premiums follow the waves.'],
      ['Robots cut seaweed at dawn', 'A small boat without crew mows the ropes.'],
      ['Seaweed bricks insulate a school', 'The walls stay cool in summer and do not mould.'],
    ],
  },
  {
    named: /loneliness/i,
    signals: [
      ['A minister for loneliness opens an office', 'The office counts how often people eat alone.'],
      ['Doctors prescribe choirs against loneliness', 'Patients sing for ten weeks instead of taking pills.'],
      ['Loneliness rises among young adults', 'Half of them say they have nobody to call at night.'],
      ['Slow tills in supermarkets ease loneliness', 'Chatting with the cashier is expressly allowed.'],
      ['Companion robots and loneliness in care homes', 'Residents name the robot and knit for it.'],
      ['Cities map loneliness street by street', 'Benches are moved to where people pass each other.'],
    ],
  },
  {
    named: /drone/i,
    signals: [
      ['Delivery drones serve remote islands', 'Medicine arrives in twelve minutes instead of a day.'],
      ['Villages object to delivery drones', 'The hum above gardens has become a matter for courts.'],
      ['Delivery drones land on lamp posts', 'A small platform holds the parcel until it is fetched.'],
      ['Pharmacies order delivery drones', 'The first contract covers thirty rural shops.'],
      ['Insurers price the fall of delivery drones', 'Flight paths over schools cost more.'],
      ['Delivery drones fly in formation to save power', 'The hindmost uses a fifth less energy.'],
    ],
  },
  {
    named: /(?!)/,
    signals: [
      ['Weekly digest', 'All that happened, in short.'],
      ['ì‹œì�¥ì‹¤ ì¶œì�… ë•Œ', 'ê²½í–¥ì‹ ë¬¸ ì��ë£Œì‚¬ì§„'],
      ['ERR-7f3a9c21d4 b64 dGhpcyBpcyBhIHRlc3Q=', '&nbsp;<div class="teaser">&amp;</div>'],
      ['Antique clocks find new owners', 'An auction in a barn.'],
    ],
  },
];

/** Signals of several topics in Korean, written for tests. The last one is of signals that belong to none. */
export const koreanSignals: readonly SignalsOfTopic[] = [
  {
    named: /히트펌프/,
    signals: [
      ['히트펌프가 가스보일러 판매를 앞질렀다', '설치 기사를 반년 넘게 기다려야 한다.'],
      ['골목이 함께 쓰는 대형 히트펌프', '마흔 가구가 하나의 지열공을 나눠 쓴다.'],
      ['소음을 줄인 히트펌프의 보급', '새 날개가 이웃의 불만을 잠재웠다.'],
      ['월세처럼 빌리는 히트펌프', '세입자는 온기를 사고 임대인은 기계를 고친다.'],
      ['날씨를 읽는 히트펌프를 개발했다', '추운 밤이 오기 전에 물을 데운다.'],
      ['히트펌프 기사를 기르는 직업학교', '보일러 기사가 넉 달 만에 다시 배운다.'],
    ],
  },
  {
    named: /양자컴퓨터/,
    signals: [
      ['양자컴퓨터가 백 큐비트를 넘어섰다', '연구실은 큐비트를 한 시간 동안 유지했다.'],
      ['은행이 양자컴퓨터로 자산 배분을 시험한다', '고전적인 계산과 나란히 비교한다.'],
      ['양자컴퓨터를 초 단위로 빌려 쓰는 화학자들', '장비는 먼 나라의 지하에 있다.'],
      ['양자컴퓨터의 암호 해독을 걱정하는 보험사', '암호 교체 계획을 고객에게 요구한다.'],
      ['고등학교 물리에 들어온 양자컴퓨터', '학생들이 작은 모의 장치를 다룬다.'],
      ['책상 아래에 놓이는 양자컴퓨터', '냉각 장치가 여행 가방만큼 작아졌다.'],
    ],
  },
  {
    named: /야간열차/,
    signals: [
      ['야간열차가 부산으로 돌아온다', '침대칸은 봄까지 매진이다.'],
      ['야간열차에 생긴 개인 캡슐', '승객마다 문과 창이 있다.'],
      ['짧은 비행을 대신하는 야간열차', '출장객은 푹 자고 도착한다고 말한다.'],
      ['협동조합이 야간열차를 사들였다', '중고 침대차가 한 주에 두 번 달린다.'],
      ['야간열차의 표를 한 번에 예매', '세 철도와 여객선이 한 장으로 이어진다.'],
      ['소포를 싣고 달리는 야간열차', '겨울의 빈 침대를 화물이 메운다.'],
    ],
  },
  {
    named: /해조류/,
    signals: [
      ['해조류를 키우는 바닷가 마을', '비료 없이 한 해 네 번 거둔다.'],
      ['해조류로 만든 포장은 물에 녹는다', '양념 봉지는 함께 먹을 수 있다.'],
      ['소의 메탄을 줄이는 해조류', '사료에 한 숟갈을 섞는다.'],
      ['해조류 양식장을 위한 보험', '폭풍이 밧줄을 끊는다.'],
      ['로봇이 새벽에 해조류를 벤다', '선원 없는 작은 배가 밧줄을 따라간다.'],
      ['해조류의 벽돌로 지은 교실', '여름에도 벽이 서늘하다.'],
    ],
  },
  {
    named: /외로움/,
    signals: [
      ['외로움을 다루는 장관이 생겼다', '혼자 먹는 밥의 수를 센다.'],
      ['의사가 외로움에 합창을 처방한다', '약 대신 열 주 동안 노래를 부른다.'],
      ['청년의 외로움이 깊어진다', '밤에 전화할 이가 없다고 절반이 답했다.'],
      ['느린 계산대가 외로움을 덜어 준다', '점원과 이야기를 나누어도 된다.'],
      ['요양원의 외로움과 말동무 로봇', '어르신은 로봇에게 이름을 지어 준다.'],
      ['거리마다 외로움을 그린 지도', '마주치는 길목으로 의자를 옮겼다.'],
    ],
  },
  {
    named: /배달 ?드론/,
    signals: [
      ['배달드론이 섬에 약을 나른다', '하루 걸리던 길이 열두 분이 되었다.'],
      ['배달드론의 소음에 맞서는 마을', '마당 위의 소리가 법정에 올랐다.'],
      ['가로등에 내려앉는 배달드론', '작은 받침이 소포를 맡아 둔다.'],
      ['약국이 배달드론을 주문했다', '시골 가게 서른 곳이 첫 계약에 들었다.'],
      ['배달드론의 추락을 재는 보험', '교실 위를 나는 길은 더 비싸다.'],
      ['무리 지어 나는 배달드론', '맨 뒤의 기체는 전기를 덜 쓴다.'],
    ],
  },
  {
    named: /(?!)/,
    signals: [
      ['한 주의 소식', '지난 일을 짧게 모았다.'],
      ['ì‹œì�¥ì‹¤ ì¶œì�… ë•Œ', 'ê²½í–¥ì‹ ë¬¸ ì��ë£Œì‚¬ì§„'],
      ['오래된 시계의 새 주인', '헛간에서 경매가 열렸다.'],
    ],
  },
];
