import type { Need } from '../../needs/need.ts';

export const groupsNeeds: Need[] = [
  {
    id: 'disability-services',
    types: ['RESOURCES'],
    subTypes: ['ASSISTANCE'],
    en: `disability services, disabled, disability, disabilities, help for disabled, people with disabilities,
      independent living, independent living center, center for independent living, disability resources, disability
      help, disability rights, handicapped, handicap, physically disabled, wheelchair user, disability resource
      center, services for disabled, disabled adults, disability assistance, disabled person, disability advocate,
      disability advocacy, help for disabled adults, disabled people, accessible services, easter seals, paralyzed,
      paraplegic, quadriplegic, spinal cord injury, traumatic brain injury, cerebral palsy, amputee, service dog,
      service animal, assistive technology, handicapped placard, disabled parking, muscular dystrophy, multiple
      sclerosis, disabled child help`,
    es: `discapacidad, discapacidades, discapacitado, discapacitada, discapacitados, ayuda para discapacitados,
      personas con discapacidad, personas con discapacidades, vida independiente, servicios para discapacitados,
      incapacitado, incapacitada, incapacitados, ninos discapacitados, centro de vida independiente, ayuda por
      discapacidad, derechos de discapacitados, servicios de discapacidad, adultos discapacitados, minusvalido,
      minusvalidos, persona discapacitada, paralitico, paralisis cerebral, lesion cerebral, lesion de la medula, silla
      de ruedas:0.5, tecnologia asistiva, perro de servicio, placa de discapacitado, esclerosis multiple, discapacidad
      fisica, paraplejico, ayuda para ninos discapacitados`,
    enAsk: `im disabled, my disabled child, my disabled son, my disabled daughter, disabled son, disabled daughter,
      disabled kid, disabled husband, cant walk, cant work disabled, in a wheelchair, wheelchair:0.6, special needs
      adult, brain injury, stroke victim, lost my leg, missing leg, had a stroke, i have a disability, physical
      disability, handicapped person, brain damage, cant use my legs, crippled, accident left me disabled, ms, tbi,
      disabled mom, disabled veteran help:0.4`,
    esAsk: `soy discapacitado, soy discapacitada, mi hijo discapacitado, mi hija discapacitada, hijo con discapacidad,
      hija con discapacidad, no puedo caminar, mi esposo discapacitado, esta en silla de ruedas, en silla de ruedas,
      invalido, quede paralitico, perdi la pierna, quede discapacitado, me dio un derrame, derrame cerebral, tengo una
      discapacidad, no camina, impedido, impedidos`,
    text: `persons with disabilities, individuals with disabilities, disability rights texas, americans with
      disabilities act, physical disabilities, physically challenged, physically handicapped, independent living
      skills, independent living services, centers for independent living, disabled persons, disabled individuals,
      assistive technology, adults with disabilities, severe disabilities, people with physical disabilities, cross
      disability, head injury, brain injury association, spinal cord injuries, disability advocacy, community based
      alternatives, elderly or disabled, adaptive equipment, protection and advocacy, children with disabilities,
      persons with physical, peer counseling independent living, mobility impaired, mobility impairments, aging and
      disability, adaptive recreation, adaptive sports, united cerebral palsy, rehabilitation of persons with
      disabilities, disabled adults, network on disabilities, home and community services disabled, disabling
      conditions, siblings disabilities, wheelchair accessible recreation, personal attendant disability, technology
      for persons with disabilities`,
    hint: 'disabilities, disabled, disability:0.6, handicapped:0.6, impairments:0.4, impaired:0.3',
    not: `disability benefits, social security disability, va disability, learning disability, learning disabilities,
      disability insurance, apply for disability, disability application, disability check, disability lawyer,
      disability attorney, disability claim, short term disability, regardless of disability, basis of disability,
      religion disability, disability or age, race color religion sex disability, sex disability, disability status,
      age or disability, pago por discapacidad, solicitar discapacidad, beneficios por discapacidad, beneficios por
      incapacidad, seguro por incapacidad, seguro de incapacidad, abogado de discapacidad, dinero por discapacidad,
      aplicar para discapacidad, disability payments, disabled vehicle, disabled veteran, disabled veterans,
      handicapped accessible building, handicap accessible facility, handicap accessible, cheque de discapacidad,
      disability denied, disability income, ssi disability, disability hearing, development and disability insurance,
      ms degree, ms word, ms office`,
    related: {
      'developmental-disability': 0.4,
      'disability-benefits': 0.25,
      'disability-employment': 0.3,
      'home-accessibility': 0.25,
      'medical-equipment': 0.2,
      'in-home-care': 0.25,
      'autism-help': 0.15,
      'blind-services': 0.15,
      'deaf-services': 0.15,
      'medical-rides': 0.1,
      'special-education': 0.15,
    },
  },
  {
    id: 'developmental-disability',
    types: ['RESOURCES', 'HEALTH'],
    subTypes: ['ASSISTANCE'],
    en: `developmental disability, developmental disabilities, intellectual disability, intellectual disabilities,
      idd, idd services, down syndrome, mental retardation, mhmr, local idd authority, group home for disabled adults,
      special needs adults, special olympics, developmentally disabled, intellectually disabled, disabled adult child,
      mentally disabled, mentally handicapped, mentally challenged, fetal alcohol syndrome, fragile x, special needs
      adult, cerebral palsy, best buddies, hcs waiver, the arc, special needs adult programs, mentally retarded`,
    es: `discapacidad del desarrollo, discapacidades del desarrollo, discapacidad intelectual, discapacidades
      intelectuales, sindrome de down, retraso mental, discapacidad mental, adulto con discapacidad, adultos con
      discapacidad intelectual, olimpiadas especiales, hijo con sindrome de down, idd, retardo mental, adultos
      especiales, persona con sindrome de down, hijo adulto discapacitado, discapacitado mental`,
    enAsk: `my son has down syndrome, daughter has down syndrome, baby has down syndrome, mentally slow, my adult son
      is disabled, adult son with disability, adult daughter with special needs, slow mentally, special needs adult
      son, special needs, grown disabled child, disabled brother, my disabled brother, waiver program, waitlist waiver`,
    esAsk: `mi hijo tiene sindrome de down, mi hija tiene sindrome de down, mi hijo tiene retraso, hijo con retraso
      mental, mi hermano discapacitado, hijo especial adulto, down, no esta bien de su mente, necesidades
      especiales:0.6`,
    text: `intellectual and developmental disabilities, intellectual or developmental, agency for persons with
      disabilities, intellectual developmental, home and community based services waiver, supported living, hcs,
      txhml, class waiver, supported employment for adults with developmental, developmental services, residential
      services for developmentally, adult day training, down syndrome, local intellectual and developmental, persons
      with developmental, adults with developmental disabilities, adults with intellectual, adults with special needs,
      developmentally challenged, arc of, association for retarded citizens, mental retardation services, epilepsy
      cerebral palsy, spina bifida, prader willi, supported living coaching, intellectually challenged, habilitation,
      icf iid, support coordination, medicaid waiver program, med waiver, persons with intellectual`,
    hint: 'special needs:0.5, developmental:0.4',
    not: `developmental screening, developmental assessment for children, child development, staff with special needs,
      special needs children shelter evacuation, waiver of fees, fee waiver, developmentally appropriate, special
      needs trust, developmental delays, mentally ill, special needs shelter, broken down, breaks down, slow down,
      sitting down, special needs evacuation, developmental assets`,
    related: {
      'disability-services': 0.45,
      'group-home': 0.4,
      'autism-help': 0.4,
      'disability-employment': 0.3,
      'special-education': 0.3,
      'early-intervention': 0.2,
      'adult-day-care': 0.2,
      'caregiver-respite': 0.15,
    },
  },
  {
    id: 'autism-help',
    types: ['HEALTH', 'RESOURCES'],
    subTypes: ['COUNSELING', 'ASSISTANCE'],
    en: `autism, autistic, autism spectrum, aba therapy, asperger, aspergers, autism help, autism evaluation, autism
      testing, autism diagnosis, autistic child, autism services, autism support group, autism therapy, autism
      spectrum disorder, asd, sensory issues, behavior therapy for autism, social skills group autism, autistic son,
      autism resources, autistic kid, autism classes, autistic adult, autism program, sensory friendly`,
    es: `autismo, autista, terapia aba, asperger, evaluacion de autismo, espectro autista, ninos autistas, nino
      autista, hijo autista, hijo con autismo, diagnostico de autismo, terapia para autismo, ayuda para autismo, tea,
      servicios de autismo, trastorno del espectro autista, nina autista, grupo de apoyo de autismo, autistas,
      terapias para autismo, escuela para autistas`,
    enAsk: `my son is autistic, my daughter is autistic, my child might be autistic, on the spectrum, spectrum,
      nonverbal, non verbal child, son nonverbal, doesnt make eye contact, meltdowns, neurodivergent, son has autism`,
    esAsk: `mi hijo es autista, mi hija es autista, mi hijo tiene autismo, mi nino tiene autismo, no me mira a los
      ojos, no verbal, no hace contacto visual, autismo nino`,
    text: `autism spectrum disorders, applied behavior analysis, pervasive developmental disorder, center for autism
      and related, autism and related disabilities, children with autism, individuals with autism, pervasive
      developmental, aba services, autism society, autism speaks, behavior analysis, behavior analyst, related
      disabilities autism, autism intervention, autism spectrum disorders and, board certified behavior, adults with
      autism, diagnosis of autism, autism awareness, autism center`,
    hint: 'behavior analysis:0.6',
    not: `full spectrum of, broad spectrum, spectrum of services, wide spectrum, spectrum internet, spectrum of
      summer, entire spectrum, spectrum cable, spectrum of programs, spectrum programs inc`,
    related: {
      'developmental-disability': 0.45,
      'special-education': 0.35,
      'early-intervention': 0.35,
      'disability-services': 0.2,
      'caregiver-respite': 0.1,
      'support-groups': 0.1,
      'youth-counseling': 0.1,
    },
  },
  {
    id: 'blind-services',
    types: ['RESOURCES', 'HEALTH'],
    subTypes: ['ASSISTANCE'],
    en: `blind, blind services, visually impaired, low vision, vision loss, lighthouse for the blind, blindness,
      braille, white cane, talking books, going blind, legally blind, guide dog, guide dogs, services for the blind,
      help for the blind, help for blind people, visual impairment, seeing eye dog, blind children, vision
      rehabilitation, division for the blind, audio books for blind, blind school, sight loss`,
    es: `ciego, ciega, ciegos, invidente, invidentes, ceguera, baja vision, debil visual, servicios para ciegos, ayuda
      para ciegos, perdida de vista, perdida de la vista, braille, perro guia, perros guia, baston blanco, escuela
      para ciegos, personas ciegas, personas con baja vision, discapacidad visual, impedimento visual, libros para
      ciegos`,
    enAsk: `im losing my sight, losing my vision, losing my eyesight, losing sight, cant see anymore, i went blind,
      blind man, blind woman, my mom is blind, blind person, son is blind, macular degeneration, eyesight gone,
      retinitis`,
    esAsk: `estoy perdiendo la vista, perdiendo la vista, me estoy quedando ciego, me quede ciego, quedando ciega, ya
      no veo, mi mama es ciega, perdi la vista, mi hijo es ciego, casi no veo`,
    text: `services for the blind, blind and visually impaired, visual impairments, visually handicapped, orientation
      and mobility, division of blind services, blind persons, people who are blind, blind or visually impaired,
      vision impaired, individuals who are blind, visual impairment, talking book library, commission for the blind,
      vision rehabilitation services, lighthouse of, legally blind, visual disabilities, national federation of the
      blind, low vision aids, retinal, macular degeneration, braille and talking, radio reading, prevent blindness`,
    not: `window blind, color blind, blind eye, window blinds, mini blinds, double blind, turn a blind, colorblind,
      blind spot, blindsided, cita a ciegas`,
    related: { 'vision-care': 0.4, 'disability-services': 0.3, 'disability-employment': 0.1, 'deaf-services': 0.15 },
  },
  {
    id: 'deaf-services',
    types: ['RESOURCES', 'HEALTH'],
    subTypes: ['ASSISTANCE'],
    en: `deaf, deaf services, hard of hearing, sign language, sign language interpreter, deaf interpreter, tty, relay
      texas, hearing impaired, asl interpreter, captioned phone, hearing loss, services for the deaf, help for deaf
      people, deaf community, deaf school, deaf children, deafness, telephone for deaf, relay service, video phone,
      deaf and blind, deafblind, amplified phone, asl, caption phone, deaf adults`,
    es: `sordo, sorda, sordos, sordomudo, sordomuda, sordomudos, lenguaje de senas, lengua de senas, interprete de
      senas, interprete de lenguaje de senas, sordera, servicios para sordos, ayuda para sordos, telefono para sordos,
      escuela para sordos, personas sordas, impedimento auditivo, discapacidad auditiva, interprete para sordos,
      problemas auditivos, perdida auditiva`,
    enAsk: `im deaf, cant hear phone, my son is deaf, my mom is deaf, deaf person, deaf friends, going deaf, baby is
      deaf, phone for the deaf, cant hear`,
    esAsk: `soy sordo, soy sorda, mi hijo es sordo, mi hija es sorda, mi bebe es sordo, no oye, no escucho, no oigo,
      mi mama no oye`,
    text: `services for the deaf, deaf and hard of hearing, telecommunications relay, deaf service center, hearing
      impairments, hearing impaired individuals, deaf individuals, deaf or hard of hearing, sign language
      interpreters, american sign language, interpreter services for the deaf, specialized telecommunications, hearing
      loss association, equipment for hearing impaired, florida relay, deaf persons, telecommunications equipment,
      stap program, deaf and hearing impaired, communication access, cart services, hearing and speech center,
      telecommunications access program, captioning`,
    hint: 'hearing impaired:0.6',
    not: `tty available for hearing impaired, tdd, tty number, tdd for hearing impaired, system for hearing impaired
      individuals, hearing impaired call, tone deaf, tty users, for hearing impaired dial, court hearing, relay race,
      relay for life`,
    related: {
      'hearing-care': 0.45,
      'disability-services': 0.3,
      interpreter: 0.35,
      'spanish-classes': 0.05,
      'blind-services': 0.15,
    },
  },
  {
    id: 'lgbt-services',
    types: ['RESOURCES', 'HEALTH'],
    subTypes: ['COUNSELING', 'ASSISTANCE'],
    en: `lgbt, lgbtq, lgbtq+, lgbtqia, gay, lesbian, transgender, trans, queer, lgbt center, pride center, coming out,
      pflag, lgbt youth, lgbt support, gay support group, trans support group, bisexual, lgbtq center, lgbt community,
      gender identity, non binary, nonbinary, sexual orientation, lgbtq support group, gay community, transgender
      help, lgbt seniors, gay youth, gender nonconforming, trans youth, lgbtq counseling, gay friendly, lgbt friendly,
      two spirit, name change transgender, intersex, transsexual, lgbt help`,
    es: `lgbt, lgbtq, gay, gays, lesbiana, lesbianas, transgenero, trans, homosexual, homosexuales, bisexual,
      bisexuales, grupo lgbt, centro lgbt, salir del closet, transexual, comunidad gay, diversidad sexual, identidad
      de genero, orientacion sexual, jovenes lgbt, comunidad lgbt, apoyo lgbt, ayuda para gays, no binario, queer,
      mujer trans, hombre trans, apoyo para personas trans, travesti`,
    enAsk: `my son is gay, my daughter is gay, my daughter is trans, my son is trans, im gay, im trans, i think im
      gay, i think im trans, come out to my parents, parents hate me gay, kid came out, my kid is trans, gay man, gay
      teen, trans woman, trans man, questioning, hrt, gender, lesbian mom, kicked out for being gay, kicked out for
      being trans`,
    esAsk: `mi hijo es gay, mi hija es lesbiana, mi hijo es trans, mi hija es trans, soy gay, soy trans, soy lesbiana,
      soy homosexual, creo que soy gay, me corrieron por ser gay, me discriminan por ser gay, decirle a mis papas que
      soy gay, no me aceptan`,
    text: `gay lesbian bisexual transgender, lesbian gay bisexual and transgender, lesbian gay bisexual transgender,
      lgbtq youth, gender affirming, glbt, glbtq, lgbtq community, gay and lesbian, lesbian and gay, lgbt community
      center, glbtq youth, gay straight alliance, parents families and friends of lesbians, sexual minority, sexual
      minorities, gay men, transgender individuals, gender identity, lgbt individuals, equality, gender expression,
      sage, sexual orientation support, men who have sex with men, lgbtq affirming, rainbow, questioning youth,
      bisexual transgender, transgender support`,
    not: `without regard to sexual orientation, regardless of sexual orientation, sexual orientation gender identity,
      color religion sex sexual orientation, trans fat, national origin sexual orientation, basis of sexual
      orientation, race religion sexual orientation, age sexual orientation, discriminate on the basis of sexual
      orientation, age gender, gender age, race gender, regardless of gender, gender race, sexual orientation national
      origin, gender or, gender and age, all genders, does not discriminate, disability sexual orientation, gender
      reveal, trans am, questioning by police, housing equality`,
    related: {
      'lgbt-health': 0.45,
      'support-groups': 0.15,
      'youth-counseling': 0.1,
      'civil-rights': 0.1,
      'hiv-care': 0.1,
    },
  },
  {
    id: 'homeless-services',
    types: ['RESOURCES', 'SHELTER'],
    subTypes: ['ASSISTANCE', 'EMERGENCY'],
    en: `homeless services, homeless help, help for the homeless, homeless assistance, homeless program, homeless
      programs, coordinated entry, homeless coalition, homeless resources, homeless outreach, help for homeless,
      homeless people, homeless person, homelessness, homelessness prevention, homeless prevention, homeless
      assistance center, unhoused, services for homeless, services for the homeless, homeless hotline, housing crisis,
      continuum of care, homeless ministry, homeless resource center, homeless case manager`,
    es: `personas sin hogar, ayuda para personas sin hogar, sin hogar, indigente, indigentes, desamparados, gente de
      la calle, servicios para personas sin hogar, ayuda para indigentes, sin casa, personas sin techo, sin techo,
      ayuda para desamparados, gente sin hogar, personas en situacion de calle, situacion de calle, prevencion de
      desamparo, falta de vivienda, programa para personas sin hogar, desamparo, vagabundos, vagabundo, sin vivienda`,
    enAsk: `homeless, im homeless, became homeless, about to be homeless, lost my home, lost my house, live in my car,
      living in my car, living in car, no home, no house, houseless, going to be homeless, losing my home, almost
      homeless, i am homeless, help homeless man, living in a tent, tent, staying with friends, couch surfing, no
      place to live, nowhere to live, no where to live, lost everything, risk of homeless, street people, transient,
      newly homeless, first time homeless`,
    esAsk: `no tengo casa, no tengo hogar, me quede sin casa, estoy en la calle, perdi mi casa, perdi mi hogar,
      quedarme en la calle, vivo en mi carro, vivo en el carro, viviendo en el carro, vivo en la calle, no tengo donde
      vivir, donde vivir, perdi todo, perdimos todo, casa de campana, voy a quedar en la calle, homeless, nos quedamos
      sin casa, deambulante, ambulante, sin un techo`,
    text: `homeless individuals, individuals experiencing homelessness, homeless assistance program, coordinated
      assessment, homeless population, homeless trust, continuum of care, homeless persons, homeless adults, homeless
      individuals and families, experiencing homelessness, homeless and formerly, at risk of homelessness, risk of
      becoming homeless, services to the homeless, homeless services, chronically homeless, homeless men, homeless
      women, homeless management information, homeless prevention services, homeless families, homeless outreach team,
      path program, homeless service, homeless helpline, coalition for the homeless, near homeless, homeless
      healthcare, health care for the homeless, formerly homeless, homeless shelters, aid to the homeless, ending
      homelessness, end homelessness, housing first, literally homeless, vento`,
    hint: 'homeless, homelessness, needy:0.3',
    not: `homeless animals, homeless pets, homeless dogs, homeless cats, homeless animal, stray, homeless veterans,
      homeless veteran, refugio para perros, homeless dog, homeless cat, camping tent, party tent, tent sale, sin
      hogar animales, perros sin hogar, tent rental, oxygen tent, homeless pet`,
    related: {
      'emergency-shelter': 0.55,
      'day-center': 0.4,
      'street-outreach': 0.35,
      'rapid-rehousing': 0.4,
      'transitional-housing': 0.35,
      'case-management': 0.2,
      'supportive-housing': 0.25,
      'family-shelter': 0.25,
      'motel-voucher': 0.2,
      showers: 0.1,
      'safe-parking': 0.1,
    },
  },
];
