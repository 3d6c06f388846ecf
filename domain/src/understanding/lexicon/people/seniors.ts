import type { Need } from '../../needs/need.ts';

export const seniorsNeeds: Need[] = [
  {
    id: 'senior-services',
    types: ['RESOURCES'],
    subTypes: ['ASSISTANCE'],
    en: `senior services, senior citizens, seniors, area agency on aging, aging services, elderly services, services
      for seniors, services for the elderly, help for seniors, help for elderly, senior help, older adults, older
      adult services, agency on aging, elderly help, help for the elderly, senior citizen help, senior assistance,
      programs for seniors, senior programs, senior citizen services, aarp, senior resources, elder care, eldercare,
      senior companion, friendly visitor, elder services, benefits for seniors, medical alert, senior health insurance
      counseling, aging resources, council on aging, senior check in calls, lonely seniors`,
    es: `servicios para ancianos, servicios para personas mayores, servicios para adultos mayores, ayuda para personas
      mayores, ayuda para ancianos, ayuda para adultos mayores, tercera edad, personas mayores, adultos mayores,
      ancianos, agencia del envejecimiento, persona mayor, ayuda para la tercera edad, ayuda para viejitos, viejitos,
      abuelitos, programas para adultos mayores, programas para ancianos, envejecimiento, cuidado de ancianos, ayuda
      para mayores, beneficios para adultos mayores, ayuda para abuelitos, servicios para la tercera edad, ciudadanos
      mayores, personas de edad avanzada, programas para la tercera edad, anciano`,
    enAsk: `senior, elderly, elder, old people, old person, help for my grandmother, help for my grandma, my
      grandmother, my grandma, my grandpa, help for my mother she is 80, my elderly mother, my elderly mom, elderly
      father, elderly parent, elderly parents, aging parent, aging parents, my mom is 80, im 70, im 65, over 60, over
      65, 60 plus, 65 and older, retired, retirement, lives alone elderly, grandma lives alone, mom lives alone, old
      lady, old man, older people, grandparents, lonely elderly, senior citizen, turned 65, turning 65, aging`,
    esAsk: `anciana, viejo, vieja, abuela, abuelo, mi abuela, mi abuelo, abuelita, abuelito, mi abuelita, mayores, mi
      mama tiene 80 anos, mi mama es mayor, mi papa es mayor, mama mayor, mi mama ya esta grande, mis papas ya estan
      grandes, gente mayor, vive sola mi mama, mayores de 60, mayor de 65, jubilado, jubilada, retirado, retirada,
      viejita, viejito, senora mayor, senor mayor, soy mayor, cumpli 65`,
    text: `older americans act, elder affairs, department of elder affairs, senior citizen program, senior support
      services, alliance for aging, elder helpline, elder services, elderly persons, seniors age 60, persons 60 years,
      60 years of age and older, 60 and older, age 60 and over, age 60 and older, 60 years and older, 55 years and
      older, elders 60, ages 60, older persons, services for older adults, services to seniors, services to the
      elderly, aging and disability resource center, adrc, elderly and disabled, community care for the elderly,
      senior outreach, retired and senior volunteer program, elderly individuals, services to elderly, frail elderly,
      aging network, shine program, senior companions, telephone reassurance, benefits counseling for seniors,
      ombudsman, long term care ombudsman, elderly services program, senior citizens aged, senior resource, aging in
      place, senior wellness, low income seniors, isolated seniors, homebound seniors, services for elders, geriatric
      services`,
    hint: 'seniors, elderly, older adults, elders, aging:0.6, senior citizens, geriatric:0.6, 60+:0.6',
    not: `senior high, senior high school, senior in high school, high school senior, high school seniors, senior
      prom, senior vice president, senior pastor, senior manager, senior staff, senior director, senior attorney,
      senior year, senior housing, senior center, senior meals, elder law, elder abuse, elder of the church, senior
      living, senior apartments, seniors at high school, juniors and seniors, graduating seniors, junior and senior
      high, senior partner, senior executive, old clothes, year old, years old, old town, old navy, old car, year
      olds, old school, senior services corps of retired executives, old furniture, old bills, old debt, month old,
      viejos amigos, casa vieja, carro viejo, ropa vieja, old friend, my old job, old house, old testament, old
      record, old tires, old computer, old charges, grandparents raising grandchildren, grandparent custody, college
      senior, senior level, tribal elders, elders and deacons, senior project`,
    related: {
      'senior-center': 0.5,
      'in-home-care': 0.35,
      'senior-meals': 0.35,
      'home-delivered-meals': 0.25,
      'senior-rides': 0.25,
      'adult-day-care': 0.25,
      'caregiver-respite': 0.25,
      'case-management': 0.1,
      'senior-housing': 0.2,
      'nursing-home': 0.1,
      'elder-abuse': 0.1,
    },
  },
  {
    id: 'senior-center',
    types: ['RESOURCES'],
    subTypes: ['ASSISTANCE'],
    en: `senior center, senior centers, senior activities, senior club, senior citizens center, senior citizen center,
      activities for seniors, bingo, senior exercise, senior exercise class, seniors club, senior social club, senior
      day center, senior recreation, activities for the elderly, dominoes, senior group, senior dance, silver
      sneakers, senior games, activity center for seniors, multipurpose senior center, senior bingo`,
    es: `centro para personas mayores, centro para adultos mayores, centro de ancianos, centro de la tercera edad,
      club de la tercera edad, centro de personas mayores, actividades para adultos mayores, actividades para personas
      mayores, actividades para ancianos, centro para ancianos, club de ancianos, loteria para adultos mayores,
      ejercicio para adultos mayores, grupo de adultos mayores, club de abuelos, casa de los abuelos, baile para
      adultos mayores, centro para mayores, centro de mayores`,
    enAsk: `things to do for seniors, place for seniors to socialize, my mom is lonely, lonely senior, grandma is
      bored, seniors make friends, meet other seniors, dad is lonely, elderly lonely, social for seniors, lonely:0.4,
      retired and bored, senior friends, cards and bingo, company for my mother`,
    esAsk: `mi mama esta sola y aburrida, actividades para mi mama mayor, mi mama se siente sola, mi abuela se aburre,
      mi papa se siente solo, amigos para mi abuela, convivir adultos mayores, bingo para mayores, loteria`,
    text: `congregate senior activities, senior recreation program, multi purpose senior center, senior center
      services, senior citizens center, senior centers, elderly recreation, recreation for seniors, socialization for
      seniors, seniors socialization, center for the elderly, center for seniors, senior enrichment, neighborhood
      senior center, senior activity, senior center setting, activities in a senior, recreational activities for the
      elderly, active adult center, senior wellness center, older adult center, social activities for seniors,
      recreational activities for seniors, table games, leisure activities for older, adult activity center,
      congregate dining and activities, healthy aging classes, matter of balance, osher lifelong, senior social`,
    related: {
      'senior-services': 0.5,
      'senior-meals': 0.4,
      'adult-day-care': 0.3,
      recreation: 0.2,
      'community-center': 0.2,
    },
  },
  {
    id: 'adult-day-care',
    types: ['RESOURCES', 'HEALTH'],
    subTypes: ['ASSISTANCE'],
    en: `adult day care, adult daycare, adult day services, adult day health, senior daycare, senior day care, day
      care for elderly, elderly day care, elderly daycare, daycare for adults, day care for adults, day program for
      disabled adults, adult day program, adult day center, day activity and health services, dahs, day hab, day
      habilitation, day program for adults, daycare for seniors, alzheimers day care, day care for seniors, adult day
      health care`,
    es: `guarderia para adultos, guarderia para ancianos, guarderia de adultos, guarderia de ancianos, cuidado diurno
      para adultos, centro de dia para adultos, centro de dia para ancianos, guarderia de personas mayores, cuidado de
      dia para adultos mayores, cuidado diurno de adultos, centro de dia para adultos mayores, guarderia para adultos
      mayores, programa de dia para adultos discapacitados, centro de cuidado diurno`,
    enAsk: `someone to watch my mom during the day, watch my mom while i work, watch my dad while i work, watch my
      grandma while i work, watch my mother during the day, mom cant be left alone, cant leave dad alone, place for my
      mom during the day, day place for elderly, take my mother during the day`,
    esAsk: `quien cuide a mi mama mientras trabajo, cuidar a mi mama mientras trabajo, no puedo dejar sola a mi mama,
      cuidar a mi papa mientras trabajo, cuidar a mi abuela mientras trabajo, donde dejar a mi mama durante el dia,
      cuidar a mi mama de dia`,
    text: `adult day health care, adult day services, adult day training, day health services, adult day care center,
      adult day center, supervised day program, adult day care services, day training program, social day care, adult
      medical day care, day activity and health, adult health day care, adult day treatment for elderly, structured
      day program, day services for adults, offers adult day, supervised setting during the day, medical adult day,
      day care to frail, day care for the elderly, elderly day services`,
    related: {
      'caregiver-respite': 0.5,
      'in-home-care': 0.3,
      'dementia-help': 0.35,
      'senior-center': 0.3,
      'senior-services': 0.3,
      'developmental-disability': 0.15,
      'nursing-home': 0.1,
    },
  },
  {
    id: 'nursing-home',
    types: ['HEALTH', 'RESOURCES'],
    subTypes: ['MEDICAL', 'ASSISTANCE'],
    en: `nursing home, nursing homes, assisted living, assisted living facility, long term care, skilled nursing,
      memory care, retirement home, care home, convalescent home, elderly home, old folks home, rest home, senior
      living facility, personal care home, nursing home ombudsman, ombudsman, nursing home placement, nursing
      facility, skilled nursing facility, rehab nursing home, continuing care, nursing home medicaid, nursing home
      complaint, convalescent center, board and care, residential care home, adult foster care, assisted living
      medicaid, home for the elderly, home for the aged, long term care insurance`,
    es: `asilo de ancianos, asilo, asilos, hogar de ancianos, casa de ancianos, casa de reposo, hogar para ancianos,
      asilo para ancianos, vivienda asistida, vida asistida, casa hogar para ancianos, cuidado a largo plazo,
      residencia para ancianos, residencia de ancianos, casa de retiro, residencia asistida, cuidado de largo plazo,
      hogar de convalecencia, residencia para personas mayores, queja de asilo, enfermeria especializada, casa de
      abuelos, ancianato`,
    enAsk: `put my mom in a home, put my dad in a home, place for my mom to live, mom cant live alone, dad cant live
      alone, mom cant live by herself, grandma cant live alone, home for my mother, home for my grandfather, cant take
      care of my mom anymore, cant take care of dad, bad nursing home, nursing home neglect, complaint about nursing
      home, memory care place, home for elderly parent, old age home`,
    esAsk: `no puedo cuidar a mi mama, ya no puedo cuidar a mi mama, casa para mi abuelo, meter a mi mama a un asilo,
      mi mama no puede vivir sola, mi papa no puede vivir solo, hogar para mi mama, donde viva mi abuela, ya no puedo
      cuidar a mi abuela`,
    text: `assisted living facilities, long term care facility, long term care services, skilled nursing facilities,
      nursing home diversion, long term care ombudsman, intermediate care facility, nursing facilities, convalescent,
      life care community, residential care for elderly, adult family care home, nursing and rehabilitation center,
      rehabilitation and nursing, memory care unit, elderly residential, nursing homes and assisted living, assisted
      living residence, retirement community, nursing home care, 24 hour nursing care, extended care facility, adult
      care home, alf, comprehensive care for residents, cares assessment, subacute care, nursing center`,
    hint: 'residents of nursing homes:0.5, assisted living, nursing homes:0.6',
    not: `nursing home visits by volunteers, visits to nursing homes, discharge from nursing home, long term care
      insurance license, alternative to nursing home, alternatives to nursing home, prevent nursing home, avoid
      nursing home, avoid premature nursing home placement, nursing home rather, premature institutionalization,
      nursing school, asilo politico, asylum, solicitar asilo, pedir asilo, asilo en estados unidos, caso de asilo,
      long term recovery, permiso de trabajo asilo, abogado asilo, asilo y refugio`,
    related: {
      'in-home-care': 0.3,
      'senior-housing': 0.3,
      'group-home': 0.25,
      'dementia-help': 0.25,
      'home-health': 0.2,
      'senior-services': 0.2,
      hospice: 0.15,
      'elder-abuse': 0.15,
    },
  },
  {
    id: 'elder-abuse',
    types: ['RESOURCES'],
    subTypes: ['ASSISTANCE'],
    en: `elder abuse, adult protective services, report elder abuse, aps, senior abuse, abuse of elderly, elder
      neglect, financial exploitation, elderly abuse, abused elderly, abuse of the elderly, senior scam, vulnerable
      adult, guardianship for elderly, adult guardianship, elder neglect report, report abuse of disabled adult, self
      neglect, elderly neglect, elder law, elder financial abuse, disabled adult abuse, guardianship, neglected
      elderly`,
    es: `abuso de ancianos, maltrato de ancianos, abuso a personas mayores, maltrato a adultos mayores, proteccion de
      adultos, servicios de proteccion de adultos, abuso de adultos mayores, negligencia de ancianos, explotacion
      financiera, maltrato a ancianos, reportar abuso de ancianos, abuso a ancianos, maltrato de personas mayores,
      abandono de ancianos, abuso de adultos, tutela de adultos, abuso de personas discapacitadas, maltrato a mi
      abuela, abuso a adulto mayor`,
    enAsk: `someone stealing from my grandma, stealing from my grandmother, stealing from my mother, caregiver is
      hurting my mom, caregiver stealing, neighbor elderly neglected, elderly neighbor living in filth, someone
      abusing my grandfather, hurting old people, my brother takes moms money, elderly man being abused, grandma not
      being fed, elderly neighbor not safe, son takes her social security`,
    esAsk: `le roban a mi abuela, le pegan a mi abuela, maltratan a mi abuela, maltratan a mi mama, maltratan a un
      anciano, le quitan el dinero a mi mama, abuelo descuidado, vecino anciano abandonado, tratan mal a mi abuelo, le
      quitan su dinero`,
    text: `adult protective investigations, abuse neglect and exploitation, abuse neglect or exploitation, abuse
      registry, vulnerable adults, exploitation of elderly, elder abuse prevention, abuse hotline, abuse of elderly or
      disabled, elderly or disabled adults, protection of vulnerable adults, guardianship program, public guardian,
      elder rights, elder justice, disabled adults in need of protection, adult abuse, elder protection, exploitation
      of the elderly, incapacitated adults, long term care ombudsman, guardianship services, victims of elder abuse,
      elderly crime victims, senior medicare patrol`,
    not: `guardianship of child, guardianship of a child, guardianship of grandchildren, guardianship of minor, aps
      texas power, angels of guardianship, guardianship of my grandson, advanced placement, guardianship of a minor`,
    related: {
      'senior-services': 0.2,
      'legal-aid': 0.25,
      'crime-victim-help': 0.3,
      'nursing-home': 0.1,
      'consumer-protection': 0.15,
      police: 0.1,
    },
  },
  {
    id: 'in-home-care',
    types: ['RESOURCES', 'HEALTH'],
    subTypes: ['ASSISTANCE'],
    en: `in home care, home care, home caregiver, caregiver for my mother, help at home, homemaker services, personal
      care attendant, home attendant, provider services, private duty, companion care, in home help, home aide, home
      helper, homemaker, personal attendant, attendant care, personal care services, caregiver for elderly, caregiver
      at home, companion for elderly, help bathing, in home support, elderly care at home, home care for seniors,
      chore services, bath aide, sitter for elderly, elderly sitter, home care aide, community attendant, primary home
      care, get paid to care for family, paid caregiver, star plus, cna at home`,
    es: `cuidado en casa, cuidado en el hogar, cuidador en casa, cuidadora en casa, provider, cuidado de personas
      mayores en casa, ayuda en casa, ayuda en el hogar, asistente en el hogar, cuidadora para mi mama, cuidadora,
      cuidador a domicilio, cuidado a domicilio, persona que cuide ancianos, ayuda a domicilio, cuidar ancianos en
      casa, cuidado personal, asistente personal, proveedora, ama de llaves para ancianos, ayuda domestica para
      ancianos, servicio de provider, cuidado de ancianos en casa, me paguen por cuidar a mi mama, cuidadores`,
    enAsk: `need help at home, needs help at home, someone to bathe her, someone to bathe him, needs someone to bathe
      her, someone to bathe, bathe my mother, bathe my mom, bathe my dad, bathe grandma, bathe her, bathe him, someone
      to bathe my mother, feed and bathe, help at home for my mother, help at home for my dad, someone to come to the
      house to help, cant get out of bed alone, come to my house to help, caregiver, aide, someone to help my mom at
      home, help my mom at home, help with bathing, help with cooking and cleaning, help getting dressed, someone to
      cook and clean, stay with my mom, stay with my grandma, take care of my mom, take care of my dad, take care of
      my grandma, care for my mother, care for my grandmother, cant bathe myself, bath my mother, help at home for
      elderly, help around the house, home care for mom, need a caregiver, provider for my mom, watch my mother,
      someone to check on my mom, someone to look after my mother, cant take care of myself, paid to take care of my
      mom`,
    esAsk: `banarla, banarlo, banar a mi mama, banar a mi papa, banar a mi abuela, que cuide a mi mama, ayuda en casa
      para mi mama, ayuda en casa para mi papa, alguien que venga a la casa, que venga a cuidar, no puede levantarse
      sola, alguien que cuide a mi mama, quien cuide a mi mama, quien cuide a mi papa, alguien que cuide a mi abuela,
      cuidar a mi abuela, cuidar a mi mama, cuidar a mi papa, cuidar a mi abuelo, ayuda para banarse, ayuda para banar
      a mi mama, ayuda con la limpieza y cocinar, necesito una cuidadora, cuidar enfermo en casa, no me puedo banar
      sola, pagan por cuidar a mi mama, cuidar a un enfermo, cuidarla en casa, no puede banarse solo`,
    text: `homemaker, homemaking, personal care, homemaker and personal care, companion services, companionship, in
      home services, home care services, home care agency, attendant services, home and community based services,
      chore service, activities of daily living, consumer directed services, in home support services, personal
      assistance services, home support, home help, personal care aide, home care for the elderly, light housekeeping,
      light housekeeping and, community attendant services, bathing dressing, medicaid waiver home, companion
      homemaker, sitters, in home respite, meal preparation and light, nurse registry, live in companions, home care
      providers, private duty care, caregivers in home, home care program, daily living activities, non medical home
      care, in home assistance`,
    hint: 'homebound:0.5, homemakers:0.7, companions:0.5',
    not: `personal care products, personal care items, personal care home, personal care homes, home care products,
      foster home care, child care home, lawn care, home care nursing school, displaced homemaker, displaced
      homemakers, companion animal, companion animals, personal hygiene, caregiver support group, pet companion,
      caregivers group, emotional support caregivers, service provider, provider network, medical provider, child care
      provider, proveedor de internet, proveedor medico, parents caregivers, parents and caregivers, caregivers of
      children, non offending caregiver, quality home care for children, early care`,
    related: {
      'home-health': 0.45,
      'caregiver-respite': 0.45,
      'adult-day-care': 0.3,
      'home-cleaning': 0.25,
      'senior-services': 0.35,
      'nursing-home': 0.15,
      'home-delivered-meals': 0.15,
      'disability-services': 0.15,
    },
  },
  {
    id: 'caregiver-respite',
    types: ['RESOURCES', 'HEALTH'],
    subTypes: ['ASSISTANCE'],
    en: `respite, respite care, caregiver support, caregiver support group, caregiver help, help for caregivers,
      caregivers, family caregiver, family caregivers, caregiver relief, caregiver burnout, caregiver stress,
      caregiver classes, caregiver training, caregiver resources, break for caregivers, support for caregivers,
      respite for parents, respite voucher, respite services`,
    es: `respiro, cuidado de relevo, apoyo para cuidadores, ayuda para cuidadores, relevo para cuidadores, descanso
      para cuidadores, grupo de apoyo para cuidadores, cuidador familiar, cuidadores familiares, cuidado de respiro,
      servicios de relevo, relevo, agotamiento del cuidador, clases para cuidadores, descanso del cuidador`,
    enAsk: `i need a break from caring, need a break, tired of taking care of my mom, tired caregiver, exhausted
      caregiver, im a caregiver, caring for my mother, caring for my husband, caring for my mom, take care of my sick
      husband, taking care of my dad, taking care of my mother, taking care of my disabled son, break from caregiving,
      overwhelmed caregiver, caring for disabled child, caring for elderly parent, caregiving, burned out caring`,
    esAsk: `cuido a mi mama, cuido a mi mama enferma, cuido a mi esposo, cuido a mi papa, cuido a mi hijo
      discapacitado, cansada de cuidar a mi mama, necesito descansar, cansada de cuidar, cuido a un enfermo, ya no
      aguanto cuidar, cuido a mi abuela, necesito un descanso, agotada de cuidar`,
    text: `respite care, respite services, respite program, caregiver support program, national family caregiver
      support, caregiver education, caregiver support services, caregivers of, family caregiver support program,
      support for caregivers, caregiver training, respite for caregivers, relief for caregivers, members caregivers
      and loved, temporary relief, in home respite, caregiver assistance, support to caregivers, caregivers of older,
      caregiver resource center, caregiver counseling, relief to caregivers, lifespan respite, alzheimers caregivers,
      powerful tools for caregivers, people who care for a parent, people who care for a loved one, care for a family member, look after someone with`,
    hint: 'caregivers:0.6, caregiver:0.6',
    not: `medical respite, recuperative care, caregiver of child abuse, parents caregivers, parents and caregivers,
      caregivers of preschoolers, caregivers of children in child care, non offending caregiver, child caregivers,
      relative caregivers, kinship caregivers, caregiver jobs, home caregiver agency, need a caregiver, a respite from
      homelessness, parent caregiver education classes, respite from violence, primary caregivers of young, crisis
      respite`,
    related: {
      'adult-day-care': 0.45,
      'in-home-care': 0.45,
      'support-groups': 0.25,
      'dementia-help': 0.3,
      'senior-services': 0.2,
      'disability-services': 0.1,
    },
  },
  {
    id: 'dementia-help',
    types: ['HEALTH', 'RESOURCES'],
    subTypes: ['COUNSELING', 'ASSISTANCE'],
    en: `dementia, alzheimers, alzheimer, alzheimers disease, memory loss, memory care, memory clinic, memory
      screening, dementia care, dementia support group, alzheimers support group, alzheimers association, memory
      problems, dementia help, memory disorder, memory test, senile, senility, alzheimers help, wandering elderly,
      silver alert, losing memory, memory disorders, lewy body`,
    es: `demencia, alzheimer, perdida de memoria, problemas de memoria, cuidado de alzheimer, grupo de apoyo de
      alzheimer, demencia senil, perdida de la memoria, enfermedad de alzheimer, asociacion de alzheimer, clinica de
      memoria, demente senil, prueba de memoria, alzhaimer, fallas de memoria`,
    enAsk: `mom is forgetting things, mom forgets everything, my mother forgets, my dad forgets, dad is forgetting,
      forgetting things, forgets who i am, mom wanders, dad wanders off, grandma is confused, memory, husband forgets
      everything, grandpa wanders, losing her memory, losing his memory, losing my memory, mother is confused, doesnt
      remember us, gets lost walking`,
    esAsk: `mi mama se le olvida todo, se le olvidan las cosas, mi papa olvida las cosas, olvida todo, mi mama no se
      acuerda, no se acuerda de nada, se le olvida, memoria, mi abuelo se pierde, perdiendo la memoria, mi abuela esta
      confundida, se pierde en la calle, ya no nos reconoce, ya no me reconoce, no reconoce`,
    text: `alzheimers disease and related disorders, related dementias, memory disorder clinic, memory impaired,
      cognitive impairment, cognitively impaired, alzheimers association, alzheimers care, alzheimers program, memory
      disorders, dementia specific, dementia care, persons with dementia, individuals with dementia, alzheimers
      patients, alzheimers disease initiative, alzheimers caregivers, alzheimers foundation, memory enhancement, early
      stage memory loss, safe return program, memory impairment, alzheimers and dementia, alzheimers support, dementia
      related, memory cafe`,
    hint: 'cognitive:0.3, neurological disorders:0.3',
    not: `in memory of, in loving memory, memory garden, memory book, memory lane, flash memory, auditory memory,
      memory of her, computer memory`,
    related: {
      'caregiver-respite': 0.5,
      'adult-day-care': 0.35,
      'nursing-home': 0.3,
      'in-home-care': 0.25,
      'support-groups': 0.2,
      'senior-services': 0.25,
    },
  },
];
