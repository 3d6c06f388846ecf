import type { Need } from '../../needs/need.ts';

export const leisureNeeds: Need[] = [
  {
    id: 'recreation',
    types: ['RESOURCES'],
    subTypes: ['ASSISTANCE'],
    en: `recreation, recreation center, rec center, swimming pool, swim lessons, swimming lessons,
      swimming, gym, ymca, ywca, exercise class, exercise classes, fitness, fitness class, sports, basketball, soccer,
      youth sports, sports league, zumba, yoga, public pool, splash pad, parks and recreation, softball,
      baseball, football, tennis, free gym, fitness center, walking trail, dance classes, martial arts, karate,
      skating, fun activities, community pool, boxing gym, boxing class, golf, free activities, volleyball, low cost gym, adaptive
      sports, aerobics, tai chi, water park, bowling, senior fitness, cheerleading, dog park`,
    es: `recreacion, centro recreativo, alberca, alberca publica, clases de natacion, natacion,
      gimnasio, ejercicio, deportes, futbol, basquetbol, baloncesto, yoga, piscina, zumba, liga de futbol, beisbol,
      actividades recreativas, gimnasio gratis, clases de ejercicio, deporte, artes marciales, karate, boxeo,
      clases de baile, parques y recreacion, campo de futbol, aprender a nadar, liga de beisbol, cancha, canchas,
      actividades al aire libre, futbol para ninos, clases de zumba, voleibol, caminata, patinaje, tenis, aerobicos`,
    enAsk: `park, parks, playground, hiking, camping, fishing, boxing, things to do, free things to do, fun, exercise, get in shape, work out, workout, swim, lose weight:0.5,
      fun for kids, free fun, bored, activities, play, play sports, take my kids to play, outdoors, hobby, place to
      play, what to do this weekend, family fun, entertainment, learn to swim, play basketball, pool, run, walk,
      trails, birthday party place, concert, festival, free events, weekend activities`,
    esAsk: `parque, parques, box, diversion, jugar, nadar, hacer ejercicio, cosas que hacer, divertirse, actividades, actividades gratis,
      bajar de peso:0.5, actividades para la familia, aburrido, aburrida, pasear, paseo, eventos gratis, jugar futbol,
      donde jugar, ponerme en forma, entretenimiento, salir con los ninos, donde llevar a los ninos, caminar, eventos,
      fiesta`,
    text: `parks and recreation department, recreational activities, recreational programs, recreation programs,
      athletic programs, sports and recreation, aquatics, aquatic center, leisure services, fitness center, physical
      fitness, team sports, youth athletics, adaptive recreation, therapeutic recreation, recreational facilities,
      sports activities, sports development, fitness classes, parks recreation and open spaces, water aerobics, tennis
      courts, ball fields, athletic fields, recreation department, picnic areas, city park, leisure activities,
      physical activity, wellness and fitness, swim program, community recreation, athletics, outdoor recreation,
      camping program, sports programs, ymca of, recreational opportunities, gymnastics, sailing, health and fitness
      center, park provides`,
    hint: `recreational, recreation, sports:0.5, swimming:0.6, fitness:0.5, athletic:0.6, aquatic, gymnasium,
      playgrounds, games:0.3`,
    not: `park street, parking, park avenue, parkway, swimming pool cleaning, mobile home park, trailer park, rv park,
      park blvd, park lane, park boulevard, national park service, office park, plaza park, industrial park,
      estacionamiento, parking lot, dog food, sports physical, sports physicals, sports medicine, sports injuries,
      recreational drugs, recreational vehicle, recreational drug, theme park tickets, pink, run away, financial
      fitness, fit for work, fitness for duty, fitness of parents, dress for success, pool of funds, pool of
      applicants, business park, research park, run out, ran, run down, pool table, car pool, carpool, van pool, run
      errands, industry politics news sports, news sports, coin operated, walk ins, no se que hacer`,
    related: {
      'youth-programs': 0.3,
      'community-center': 0.35,
      'arts-culture': 0.25,
      'senior-center': 0.15,
      'summer-camp': 0.15,
      'health-education': 0.1,
    },
  },
  {
    id: 'arts-culture',
    types: ['RESOURCES', 'EDUCATION'],
    subTypes: ['LEARNING'],
    en: `art class, art classes, arts, museum, museums, music lessons, dance class, dance classes, theater, cultural
      center, free museum, piano lessons, choir, art, concert, free concert, painting class, crafts, guitar lessons,
      culture, ballet, arts and crafts, zoo, art gallery, art museum, childrens museum, symphony, cultural events,
      music classes, orchestra, folklorico, mariachi, drama club, acting classes, pottery, photography class, science
      museum, art therapy, free zoo day, theatre, planetarium, heritage, history museum, drawing class, quilting, film
      festival, craft class, poetry, sewing club, festival`,
    es: `arte, artes, museo, museos, clases de arte, clases de musica, clases de baile, teatro, centro cultural,
      manualidades, clases de guitarra, baile folklorico, folklorico, musica, cultura, pintura, clases de pintura,
      danza, ballet, mariachi, zoologico, clases de piano, eventos culturales, concierto, conciertos, coro, museo
      gratis, museo de ninos, artesanias, teatro para ninos, clases de danza, cultural, fotografia, museo para ninos,
      actividades culturales, galeria de arte, orquesta, cine`,
    enAsk: `artist, artists, music, dance, paint, painting, learn guitar, learn piano, singing, sing, movies, learn to
      dance, learn to draw, drawing, instruments, free museum day, play guitar, creative, free movies, my daughter
      loves to dance, writing club, knitting, opera, ceramics`,
    esAsk: `artista, artistas, bailar, cantar, pintar, dibujar, aprender guitarra, aprender piano, aprender a bailar,
      quinceanera baile, canto, tocar guitarra, instrumentos, peliculas, actividades de arte, tejer, clases de canto,
      aprender musica`,
    text: `visual and performing arts, performing arts, arts education, cultural programs, fine arts, arts council,
      cultural arts, arts program, arts center, cultural affairs, museum of, performing arts center, music education,
      dance instruction, art exhibits, exhibitions, arts and culture, cultural heritage, arts organization, cultural
      activities, literary arts, visual arts, theater arts, cultural enrichment, art instruction, symphony orchestra,
      botanical garden, botanical gardens, zoological, musical instruments, cultural exchange, dance program, art
      workshops, music program, historical society, art education, music and dance, theater group, performing arts
      program, conservatory, creative arts`,
    hint: 'cultural:0.4, dance:0.6, music:0.5, theater:0.6, arts:0.5, museum, drama:0.5, art:0.4',
    not: `martial arts, culinary arts, language arts, art of living, art therapy for trauma, liberal arts, state of
      the art, associate of arts, bachelor of arts, cultural competence, culturally competent, cultural sensitivity,
      culturally sensitive, cultural awareness training, art work donated, antiretroviral, art supplies donations,
      arte marcial, artes marciales, medical history, criminal history, work history, rental history, credit history,
      arm band, band aid, industrial arts, history of abuse, history of mental, movies rental, cultural diversity,
      cultural backgrounds, multi cultural, multicultural, agriculture, dance around, theater of war, mental health
      art, arts degree, healing arts, liberal arts college, broadband, historia de credito, historial, history museum
      parking`,
    related: {
      recreation: 0.25,
      'after-school': 0.1,
      'community-center': 0.2,
      'youth-programs': 0.1,
      library: 0.1,
      'summer-camp': 0.1,
    },
  },
  {
    id: 'faith-community',
    types: ['RESOURCES'],
    subTypes: ['ASSISTANCE'],
    en: `church, churches, church near me, mass, worship, catholic church, baptist church, mosque, synagogue, church
      service, church services, temple, ministry, ministries, church that helps, methodist church, pentecostal church,
      spanish church, sunday school, church of christ, church help, parish, worship service, lutheran, presbyterian,
      jehovahs witnesses, mormon, lds, jewish, islamic center, congregation, bible church, bible study, spanish mass,
      missionary, religious services, faith community, church charity, seventh day adventist, episcopal, youth
      ministry, st vincent de paul, catholic charities, churches that help`,
    es: `iglesia, iglesias, misa, templo, parroquia, iglesia catolica, iglesia cristiana, culto, mezquita, sinagoga,
      iglesia en espanol, iglesia bautista, iglesias que ayudan, iglesia que ayuda, misa en espanol, iglesia
      pentecostal, ministerio, iglesia hispana, estudio biblico, servicio religioso, servicios religiosos, misionero,
      iglesia de cristo, iglesia metodista, congregacion, confesion, bautizo, bautismo, iglesia evangelica, escuela
      dominical, cristiana, testigos de jehova`,
    enAsk: `faith, christian, catholic, religion, muslim, baptism, church to go to, go to church, baptist,
      pentecostal, want to get baptized, religious, sunday service, get baptized, hindu, buddhist, jesus help, find
      god, church family`,
    esAsk: `cristiano, fe, religion, padre, sacerdote, catolico, catolica, catequesis, bautizar, primera comunion,
      bautizar a mi hijo, ir a la iglesia, ir a misa, musulman, religioso, cristianos, casarme por la iglesia`,
    text: `faith based, faith based organization, ministry outreach, congregation, parish, worship services, religious
      services, church provides, baptist church, catholic church, united methodist, methodist church, ministerial
      alliance, community church, church of god, first baptist, assembly of god, adventist church, lutheran church,
      archdiocese, diocese, outreach ministry, religious organization, religious education, church outreach,
      tabernacle, christian church, christian center, church members, jewish community services, jewish federation,
      islamic society, buddhist temple, interfaith, bible based, evangelical, evangelism, gospel, church community,
      christian ministry, our lady of, congregational care, iglesia de`,
    hint: `church, ministries:0.7, ministry:0.7, christian:0.5, faith:0.4, religious:0.4, catholic:0.4, jewish:0.3,
      worship, missions:0.3`,
    not: `mass transit, mass feeding, regardless of religion, good faith, body mass, mass mailing, race color
      religion, church street, mass media, administrative ministry, padre soltero, churchill, color religion, religion
      sex, religion national origin, creed religion, race religion, faith in recovery, fe de erratas, rapid mass,
      padre de familia, padres solteros, padre no, mi padre, muscle mass, bone mass, mass shooting, temple terrace,
      critical mass, baptist hospital, baptist health, baptist medical center, jewish hospital, methodist hospital,
      presbyterian hospital, acta de bautismo, papeles de religion, misa de difuntos, templeton, food ministry name,
      catholic hospice`,
    related: { 'spiritual-care': 0.5, 'community-center': 0.1, 'emergency-money': 0.1, 'food-pantry': 0.1 },
  },
  {
    id: 'community-center',
    types: ['RESOURCES'],
    subTypes: ['ASSISTANCE'],
    en: `community center, community centers, neighborhood center, community action, civic center, family center,
      settlement house, ymca, multi purpose center, neighborhood house, salvation army, community development,
      goodwill center, community hall, community action agency, community services, resource center, neighborhood
      association, community organization, neighborhood services, boys and girls club center, community room, multi
      service center, one stop center, city hall, salvation army center, catholic charities center`,
    es: `centro comunitario, centros comunitarios, centro vecinal, centro de la comunidad, accion comunitaria, casa
      comunitaria, centro familiar, centro cultural comunitario, salon comunitario, centro de vecinos, ejercito de
      salvacion, centro de servicios, servicios comunitarios, organizacion comunitaria, centro de ayuda, centro
      civico, asociacion de vecinos, comunidad, casa de la comunidad, centro comunitario hispano`,
    enAsk: `community, place to hang out, meet people, make friends, gathering place, social center, neighborhood,
      meet new people, new friends, i have no friends, no friends, rent a hall, meeting room, lonely:0.4, hang out`,
    esAsk: `conocer gente, hacer amigos, vecindario, no tengo amigos, no conozco a nadie, vecinos, convivir, salon
      para eventos, lugar para reunirse, barrio, colonia, me siento solo:0.3`,
    text: `community action agency, multi service center, community facility, multipurpose center, community services
      center, neighborhood center, neighborhood centers, community development corporation, neighborhood service
      center, community resource center, multi purpose facility, community based organization, jewish community
      center, community enrichment, civic organization, community action program, community center inc, social service
      center, community outreach center, civic association, neighborhood revitalization, human services center,
      community improvement, salvation army corps, community involvement, meeting space, community action and human
      services, family life center, community empowerment, neighborhood improvement, neighborhood development`,
    hint: 'community center, neighborhood:0.3',
    not: `community college, community health center, community mental health center, community service hours,
      community property, community service restitution, court ordered community service, community supervision,
      community garden, community shelter, retirement community, community services block grant, community meals,
      gated community, recursos de la comunidad, family center shelter, community resources, community support group,
      community corrections, community medical, community hospital, community clinic, trabajo comunitario, horas de
      servicio comunitario, community residential, community housing, colonia de vacaciones, perfume, therapeutic
      community, deaf community, community care for, neighborhood watch, community policing, community federal credit,
      community bank`,
    related: {
      recreation: 0.3,
      'information-referral': 0.25,
      'case-management': 0.15,
      'senior-center': 0.1,
      'youth-programs': 0.15,
      'after-school': 0.1,
    },
  },
  {
    id: 'interpreter',
    types: ['RESOURCES'],
    subTypes: ['ASSISTANCE'],
    en: `interpreter, translate marriage certificate, translate birth certificate, translate certificate, translated documents,
      interpreters, translation, translator, translators, translate documents, document translation,
      language line, interpretation services, translation services, spanish interpreter, medical interpreter, court
      interpreter, translate my birth certificate, certified translation, interpretation, language services,
      translation help, interpreting, bilingual help, language assistance, translate papers, sign language
      interpreter, free translator, translate letter`,
    es: `interprete, interpretes, traductor, traductora, traductores, traduccion, traducir documentos, traducir
      papeles, servicios de traduccion, interpretacion, traducir acta de nacimiento, traducir, traduccion de
      documentos, traduccion certificada, interprete medico, interprete para la corte, interprete para el doctor,
      traducciones, interprete gratis, traducir una carta, ayuda para traducir, servicio de interpretes`,
    // A language is a wish about another need: "a lawyer who speaks Spanish".
    enAsk: `someone who speaks spanish:0.4, speak spanish to me:0.4, spanish speaker:0.4, someone to translate, need
      someone who speaks spanish:0.4, translate, help me translate, bilingual:0.4, speaks vietnamese:0.4, speak
      arabic:0.4, speaks swahili:0.4, spanish speaking:0.4, in spanish:0.4, letter in english i cant read, need
      spanish:0.4, speak my language:0.4, speaks french:0.4`,
    esAsk: `alguien que hable espanol:0.4, que hable espanol:0.4, quien hable espanol:0.4, hablan espanol:0.4, donde
      hablen espanol:0.4, hablo solo espanol:0.4, solo hablo espanol:0.4, se habla espanol:0.4, atiendan en
      espanol:0.4, en espanol:0.4, ayuda en espanol:0.4, alguien que me traduzca, que me traduzca, no entiendo la
      carta, me llego una carta en ingles, dialecto, bilingue:0.4`,
    text: `interpretation and translation, language assistance, interpreter services, translation and interpretation,
      translation services, interpreting services, language access, translators, oral interpretation, interpreting
      agency, transcript translation, foreign language interpreters, translation assistance, linguistic services,
      document translations, bilingual interpreters, translating, language bank, interpreter referral, provides
      interpreters, translates`,
    hint: 'interpreters:0.7, translation:0.5',
    not: `interpreter fees covered, interpretation of results, interpretation of law, dream interpretation, court
      interpretation of the law, test interpretation, interpretation of tests, interpretive, gender translation,
      translational research, traductor de google, in spanish and english, english and spanish, interpretation of
      data, bible interpretation, lost in translation, clases de espanol, interpretation of benefits, clases en
      espanol, iglesia en espanol, misa en espanol, ged en espanol`,
    related: { 'deaf-services': 0.25, 'immigration-help': 0.25, 'english-classes': 0.15, 'refugee-services': 0.15 },
  },
];
