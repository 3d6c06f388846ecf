import type { Need } from '../../needs/need.ts';

export const collegeNeeds: Need[] = [
  {
    id: 'college-help',
    types: ['EDUCATION'],
    subTypes: ['LEARNING'],
    en: `college, community college, college help, college applications, apply to college, apply for college, fafsa,
      fafsa help, financial aid, college prep, college readiness, university, upward bound, trio, go to college,
      college counseling, college admission, college advising, help with college, first generation college, junior
      college, college access, student loans, college for adults, dual credit, college degree, pell grant, college
      enrollment, gear up, tasfa`,
    es: `universidad, colegio comunitario, ir a la universidad, fafsa, aplicar a la universidad, entrar a la
      universidad, ayuda para la universidad, prestamos estudiantiles, ayuda para el colegio, llenar fafsa, estudios
      universitarios, preparacion para la universidad, solicitud de universidad, tasfa, carrera universitaria,
      admision universitaria, ayuda con fafsa, estudiar una carrera universitaria`,
    enAsk: `how to pay for college, pay for college, degree, get a degree, go back to college, want to go to college,
      finish my degree, money for college:0.7, pell, student aid, associates degree, bachelors degree, nursing
      degree:0.6, my daughter wants to go to college, cant afford college, dreamer college, daca college`,
    esAsk: `pagar la universidad, estudiar en la universidad, mi hijo quiere ir a la universidad, estudiar una
      carrera, colegio, carrera, no tengo para la universidad, college, titulo, dreamer universidad, como pagar el
      colegio`,
    text: `college preparation, college readiness, post secondary education, postsecondary education, student
      financial aid, student financial assistance, college access, trio program, talent search, student support
      services, higher education, educational opportunity center, college bound, college tours, community college
      district, state college, undergraduate, college credit, associate degree, financial aid office, free application
      for federal student aid, college and career, degree programs, first generation students, university admissions,
      postsecondary`,
    hint: 'colleges:0.4, college, university:0.25',
    not: `university hospital, university medical center, university of miami, university health, college of medicine,
      college of nursing, university of texas medical, university school of medicine, college park, college station,
      college avenue, college street, college interns, college students volunteer, electoral college, university
      clinic, university inc, international university, attend college, college professors, ayuda financiera para
      renta, ayuda financiera para luz, financial aid for rent, university department`,
    related: { scholarships: 0.6, 'vocational-school': 0.4, ged: 0.15, library: 0.1, tutoring: 0.1 },
  },
  {
    id: 'scholarships',
    types: ['EDUCATION', 'RESOURCES'],
    subTypes: ['LEARNING', 'ASSISTANCE'],
    en: `scholarship, scholarships, college scholarship, scholarship program, grants for school, school grants,
      tuition help, tuition assistance, help with tuition, pell grant, scholarship for hispanics, scholarships for
      single moms, college grants, education grants, scholarship money, college scholarships, scholarship application,
      tuition aid, scholarship fund, scholarships for students, free tuition, minority scholarship`,
    es: `beca, becas, beca para estudiar, becas para la universidad, beca universitaria, becas para estudiantes, ayuda
      para la colegiatura, colegiatura, ayuda con la matricula, becas escolares, solicitar beca, beca escolar, becas
      para hispanos, becas para latinos, fondo de becas, programa de becas`,
    enAsk: `money for school, money for college, grant for school, pay for school, pay tuition, tuition, school money,
      pay for my classes, help paying for school, funds for school, money for education`,
    esAsk: `dinero para estudiar, dinero para la universidad, pagar mis estudios, no tengo para estudiar, pagar mi
      escuela, dinero para la escuela, ayuda para estudiar, apoyo para estudiar`,
    text: `scholarship assistance, scholarship foundation, educational scholarships, academic scholarships,
      scholarships to students, scholarships for high school, tuition scholarships, step up for students, mckay
      scholarship, scholarship recipients, scholarships are awarded, awards scholarships, provides scholarships,
      education fund, endowed scholarship, scholarships to graduating, educational grants, tuition grants, merit
      scholarships, college scholarships`,
    not: `scholarships are available for camp, camp scholarship, scholarship for membership, camp scholarships,
      scholarships available for those who cannot, membership scholarships, community grants, grants to nonprofits,
      ymca scholarship, scholarships based on need, scholarships for camp`,
    related: { 'college-help': 0.6, 'vocational-school': 0.2, 'job-training': 0.15 },
  },
  {
    id: 'library',
    types: ['EDUCATION'],
    subTypes: ['LEARNING'],
    en: `library, public library, libraries, library card, free books, book mobile, bookmobile, story time, storytime,
      story hour, library branch, books for kids, e books, audio books, free books for children, community library,
      books for children, library books, borrow books, summer reading`,
    es: `biblioteca, biblioteca publica, bibliotecas, libros, libros gratis, tarjeta de biblioteca, hora del cuento,
      tarjeta de la biblioteca, libros para ninos, prestamo de libros, audiolibros, lectura de cuentos, libros gratis
      para ninos, biblioteca movil`,
    enAsk: `books, book, read books, place to study, quiet place, quiet place to study, print something, print a
      document, printer, print papers, make copies, copy machine, fax, scan a document, use a computer for free, study
      room`,
    esAsk: `libro, leer libros, lugar para estudiar, imprimir, imprimir un documento, copias, sacar copias, fax,
      impresora, donde imprimir, cuentos para ninos, prestan libros`,
    text: `public library system, library system, library branch, branch library, library services, library programs,
      main library, regional library, books by mail, talking books, interlibrary loan, reading room, library card,
      library patrons, story times, imagination library, bookmobile service, little free library, books and magazines,
      lends books, book lending`,
    not: `law library, library of congress, medical library, toy library, lending library of equipment, tool library,
      resource library, mental health library, phone book, books and records, coupon book, held at the library,
      library parking, audit books, text books, school books, lending library, guide book, comic books, book a room,
      book appointment`,
    related: {
      'internet-computer': 0.4,
      'computer-classes': 0.3,
      tutoring: 0.2,
      'adult-literacy': 0.2,
      'community-center': 0.15,
    },
  },
  {
    id: 'vocational-school',
    types: ['EDUCATION'],
    subTypes: ['LEARNING', 'EMPLOYMENT'],
    en: `vocational school, trade school, trade schools, technical school, technical college, vocational training,
      vocational classes, cdl training, cdl school, truck driving school, cna classes, cna training, nursing school,
      welding school, welding classes, cosmetology school, beauty school, barber school, hvac training, electrician
      training, plumbing school, apprenticeship, apprenticeships, certification classes, learn a trade, trade classes,
      phlebotomy classes, medical assistant classes, culinary school, nurse aide training, mechanic school, career
      school, dental assistant school, forklift certification, pharmacy tech, vocational education, construction
      training, security guard training, carpentry classes, sewing classes, emt training, lvn school`,
    es: `escuela vocacional, escuela tecnica, aprender un oficio, carrera tecnica, escuela de oficios, capacitacion
      tecnica, escuela de enfermeria, clases de soldadura, soldadura, escuela de belleza, escuela de manejo de
      trailer, escuela de traileros, licencia cdl, oficio, oficios, curso de cna, clases de cna, aprendizaje de
      oficio, cursos tecnicos, clases de enfermeria, escuela de soldadura, cosmetologia, curso de electricidad, curso
      de plomeria, certificacion, carreras cortas, clases de costura, clases de mecanica, estilista, escuela de
      barberia, cursos de construccion, asistente medico, escuela comercial, escuela de cocina, clases de aire
      acondicionado`,
    enAsk: `cdl, cna, welding, welder, trade, become a nurse, become an electrician, truck driver, truck driving,
      plumber training, hair school, certificate, certification, forklift, become a medical assistant, become a
      barber, mechanic training, hands on training, get certified, hvac, become a cna, career change`,
    esAsk: `aprender soldadura, estudiar enfermeria, aprender a soldar, manejar trailer, ser enfermera, estudiar un
      oficio, aprender mecanica, aprender electricidad, aprender a coser, trailero, certificado, cortar pelo escuela,
      aprender plomeria, estilismo`,
    text: `vocational education, career and technical education, career technical education, technical education,
      technical college, technical institute, vocational technical, adult vocational, occupational training,
      occupational skills training, vocational programs, vocational skills training, postsecondary vocational,
      certified nursing assistant, home health aide training, commercial drivers license, registered apprenticeship,
      pre apprenticeship, career certificate, industry certifications, industry certification, trade skills, job
      corps, culinary arts training, construction trades, health care careers training, skills training certificate,
      nursing assistant training, technical training, career education, workforce education, building trades, allied
      health training, cosmetology program, clinical training program`,
    hint: 'vocational, trades:0.6, certification:0.4, career training:0.7, technical:0.3',
    not: `vocational rehabilitation, department of vocational rehabilitation, birth certificate, death certificate,
      cpr certification, technical assistance, cna at home, cna services, licensed cna, rns lpns cnas, nurse
      certified, wilderness certification, fair trade, trade association, free trade, trade show, eligibility
      certification, certificate of release, certificado de nacimiento, acta, barber shop, barbershop, marriage
      certificate, gift certificate, certificate of occupancy, lactation certification, certificado medico, nursing
      services, technical support, pool certification, cdl medical exam, jury trade`,
    related: {
      'job-training': 0.65,
      'college-help': 0.3,
      ged: 0.2,
      scholarships: 0.15,
      'youth-jobs': 0.1,
      'disability-employment': 0.1,
    },
  },
  {
    id: 'spanish-classes',
    types: ['EDUCATION'],
    subTypes: ['LEARNING'],
    en: `spanish class, spanish classes, learn spanish, spanish lessons, foreign language classes, language classes,
      language lessons, sign language class, asl class, sign language classes, french classes, spanish for beginners,
      learn sign language, language school, foreign languages, learn asl, spanish course`,
    es: `clases de espanol, aprender espanol, clases de idiomas, clases de lenguaje de senas, curso de espanol,
      lecciones de espanol, clases de frances, aprender idiomas, idiomas, lengua de senas clases, clases de nahuatl,
      escuela de idiomas, aprender lenguaje de senas, espanol para extranjeros`,
    enAsk: `speak spanish, want to speak spanish, teach me spanish, another language, second language, learn a
      language, practice spanish`,
    esAsk: `aprender otro idioma, ensenar espanol a mis hijos, mis hijos no hablan espanol, otro idioma, leer y
      escribir espanol`,
    text: `spanish instruction, spanish language classes, foreign language instruction, spanish as a second language,
      language instruction, foreign language classes, conversational spanish, language courses, bilingual education
      program, sign language instruction, spanish for adults`,
    not: `english as a second language, spanish speaking, english and spanish, english or spanish, spanish and
      english, se habla espanol, available in spanish, language barrier, languages spoken, hablo espanol, atienden en
      espanol, en espanol, speech and language, spanish language services, sign language interpreter, sign language
      interpreters, spanish interpreter, bilingual staff, clases de ingles, ingles como segundo idioma`,
    related: { 'english-classes': 0.15, library: 0.1, interpreter: 0.1, 'arts-culture': 0.1 },
  },
];
